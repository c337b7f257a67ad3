/** Fair dice, checked here: the secret that the table shows at the end must be the one it was
 * bound to at the start. The server's word is not needed for that. */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** What a commitment is mixed with, filled up to sixteen bytes: engine/fairness.py says so too. */
const PERSON = new Uint8Array(16);
PERSON.set(new TextEncoder().encode('coffret-commit'));

export function commitmentOf(seed: string): string {
  return bytesToHex(blake2b(hexToBytes(seed), { dkLen: 32, personalization: PERSON }));
}

export function isBound(seed: string, commitment: string): boolean {
  try {
    return commitmentOf(seed) === commitment;
  } catch {
    return false;
  }
}
