/** My games, as the parts of the first page share them: asked for again as long as it is shown. */
import { Refused } from '../net/api';
import { alone } from '../net/base';
import type { MyGames, Statistics } from '../net/people';
import { gamesHere, joined, keptHere } from './here';
import { keepList, keptList } from './kept';
import { ownKey } from './keys';
import { inOrder, type Listed } from './listing';
import { becomeKnown, myGames, myStatistics } from './me';
import { sendName } from './ownName';

const AGAIN = 10_000;
const USUAL = 6;
export const MOST = 200;

class Mine {
  /** Of the server and of this device. */
  found = $state.raw<MyGames | null>(joined(keptList(), keptHere()));
  most = $state(USUAL);
  /** Asked for once, by someone with finished games. */
  statistics = $state.raw<Statistics | null>(null);
  /** Whether the server could not be reached: what is shown is the list of last time. */
  offline = $state(false);
  readonly listed: Listed = $derived(inOrder(this.found?.games ?? []));

  /** The server's part of it. */
  #there: MyGames | null = null;
  /** Finished games when the statistics were asked for. */
  #counted = 0;

  get some(): boolean {
    return (this.found?.games.length ?? 0) > 0;
  }

  async look(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      let now = await myGames(this.most);
      if (await sendName(now.person)) now = await myGames(this.most);
      this.offline = false;
      this.#there = now;
      this.found = joined(now, await gamesHere(this.most));
      keepList(now, this.listed.yours.length);
      if (now.finished !== this.#counted) {
        this.#counted = now.finished;
        this.statistics = await myStatistics();
      }
    } catch (error) {
      this.offline = error instanceof Refused && error.code === 'offline'; // what is there stays
      this.found = joined(this.#there ?? keptList(), await gamesHere(this.most));
    }
  }

  /** A device that the server has forgotten signs in; one with games becomes known. */
  async settle(): Promise<void> {
    await this.look();
    const now = this.#there;
    if (alone) return; // there is nobody else
    if (this.offline || now === null || now.person !== null) return;
    if (now.games.length === 0 && (await ownKey()) === null) return;
    try {
      await becomeKnown();
    } catch {
      return; // a token is enough to play
    }
    await this.look();
  }

  /** Until the returned function is called. */
  watch(): () => void {
    void this.settle();
    const timer = setInterval(() => void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  showAll(): void {
    this.most = MOST;
    void this.look();
  }
}

export const newMine = (): Mine => new Mine();
export type { Mine };
