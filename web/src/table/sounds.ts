/** Short, dry, wooden sounds, made on the spot: no files. Off by default. */
import { settings } from '../settings.svelte';

interface Knock {
  /** Hertz, and seconds from now and of the fading. */
  pitch: number;
  at: number;
  fade: number;
  loud: number;
}

const knock = (pitch: number, at = 0, fade = 0.08, loud = 0.5): Knock => ({ pitch, at, fade, loud });

const SOUNDS = {
  turn: [knock(392, 0, 0.22, 0.35), knock(523, 0.13, 0.3, 0.35)],
  dice: [knock(210), knock(170, 0.06), knock(240, 0.13), knock(150, 0.2, 0.1)],
  token: [knock(520, 0, 0.05)],
  fire: [knock(660, 0, 0.05)],
  wheel: [knock(320, 0, 0.03), knock(300, 0.09, 0.03)],
  hatch: [knock(180, 0, 0.06), knock(900, 0.12, 0.09, 0.25), knock(1180, 0.22, 0.12, 0.25)],
  coins: [knock(1240, 0, 0.05, 0.25), knock(1400, 0.07, 0.06, 0.25)],
  card: [knock(130, 0, 0.09, 0.35)],
  cork: [knock(420, 0, 0.04, 0.4), knock(760, 0.03, 0.05, 0.3)],
  thud: [knock(90, 0, 0.16, 0.6)],
  glass: [knock(587, 0, 0.12, 0.3), knock(440, 0.12, 0.18, 0.3)],
  plop: [knock(260, 0, 0.07, 0.4), knock(390, 0.06, 0.06, 0.25)],
  pop: [knock(620, 0, 0.05, 0.35), knock(940, 0.05, 0.05, 0.25)],
  tick: [knock(780, 0, 0.04, 0.3)],
  refused: [knock(110, 0, 0.12, 0.4)],
} as const;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** What others do in a race is 8 dB softer, and sounds four times a second at most. */
const SOFT = 0.4;
const APART = 250;
let softly = -APART;

export function sound(name: Sound, others = false): void {
  if (!settings.sound) return;
  if (others) {
    const now = performance.now();
    if (now - softly < APART) return;
    softly = now;
  }
  try {
    context ??= new AudioContext();
    for (const each of SOUNDS[name]) play(context, each, others ? SOFT : 1);
  } catch {
    // A browser without sound still plays.
  }
}

function play(audio: AudioContext, { pitch, at, fade, loud }: Knock, share: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.5, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02);
  volume.gain.setValueAtTime(loud * 0.25 * share, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + fade + 0.03);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + fade + 0.05);
}
