/** The faces that people show just now, by seat: each for two seconds. */
import { MOODS, type MoodName } from '../pieces/moods';

const SHOWN = 2000;

class Reactions {
  #now: Readonly<Record<number, { mood: MoodName; key: number }>> = $state.raw({});
  #key = 0;

  of(seat: number): { mood: MoodName; key: number } | undefined {
    return this.#now[seat];
  }

  show(seat: number, said: string): void {
    const mood = moodOf(said);
    if (mood === null) return;
    const key = ++this.#key;
    this.#now = { ...this.#now, [seat]: { mood, key } };
    setTimeout(() => {
      if (this.#now[seat]?.key !== key) return;
      this.#now = Object.fromEntries(Object.entries(this.#now).filter(([each]) => Number(each) !== seat));
    }, SHOWN);
  }
}

export const reactions = new Reactions();

/** A face that this app knows; null: of a newer server. */
export const moodOf = (said: string | undefined): MoodName | null =>
  MOODS.find((each) => each === said) ?? null;
