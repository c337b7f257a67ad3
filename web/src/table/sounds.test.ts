import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundOfEvent } from '../games/jelly_monster/sounds';
import { settings } from '../settings.svelte';
import type { Sound } from './sounds';

/** Notes which tones are started, and how loud. */
const tones: { pitch: number; loud: number }[] = [];

class Audio {
  static made = 0;
  currentTime = 0;
  destination = {};
  constructor() {
    Audio.made += 1;
  }
  createGain() {
    const gain = {
      setValueAtTime: (loud: number) => {
        tones.at(-1)!.loud = loud;
      },
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: <T>(next: T): T => next };
  }
  createOscillator() {
    const tone = { pitch: 0, loud: 0 };
    tones.push(tone);
    const frequency = {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (pitch: number) => {
        tone.pitch = pitch;
      },
    };
    return { type: '', frequency, connect: <T>(next: T): T => next, start() {}, stop() {} };
  }
}

let sound: (name: Sound, others?: boolean) => void;

beforeEach(async () => {
  tones.length = 0;
  Audio.made = 0;
  vi.stubGlobal('AudioContext', Audio);
  vi.resetModules();
  ({ sound } = await import('./sounds'));
});

afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
});

test('nothing is heard, and no audio is opened, until somebody wishes for it', () => {
  sound('dice');
  expect([tones.length, Audio.made]).toEqual([0, 0]);
});

test('everything that happens in a race of the Jelly Monster has a sound of its own', async () => {
  const { settings: fresh } = await import('../settings.svelte');
  fresh.sound = true;
  const heard = ['rolled', 'placed', 'expelled', 'closed'].map((event) => {
    tones.length = 0;
    sound(soundOfEvent({ event })!);
    return tones.map((tone) => tone.pitch).join();
  });
  for (const other of ['tick', 'refused', 'plop', 'pop'] as const) {
    tones.length = 0;
    sound(other);
    heard.push(tones.map((tone) => tone.pitch).join());
  }
  expect(heard).not.toContain('');
  expect(new Set(heard).size).toBe(heard.length);
  expect(Audio.made).toBe(1);
  fresh.sound = false;
});

test('what others do is softer, and plays at most four times a second', async () => {
  const { settings: fresh } = await import('../settings.svelte');
  fresh.sound = true;
  vi.useFakeTimers({ toFake: ['performance'], now: 10_000 });
  sound('token');
  sound('token', true);
  sound('token', true);
  vi.advanceTimersByTime(260);
  sound('token', true);
  expect(tones.length).toBe(3);
  expect(tones[1]!.loud).toBeLessThan(tones[0]!.loud / 2 + 0.001);
  vi.useRealTimers();
  fresh.sound = false;
});
