/** Another player's board in the place of yours. */
import type { GameUi, SeatInfo } from './board';
import type { Frame } from './frame.svelte';
import type { Looked } from './Strip.svelte';

export class Looking {
  constructor(
    private readonly ui: () => GameUi,
    private readonly frame: Frame,
    private readonly me: () => number | null,
    /** Your seat first. */
    private readonly players: () => SeatInfo[],
  ) {}

  readonly #others = $derived.by(() => this.players().filter((each) => each.seat !== this.me()));

  /** What the strip says: whose board it is, and whose there are. */
  readonly looked: Looked | null = $derived.by(() => {
    const seated = this.players().find((each) => each.seat === this.frame.looked);
    if (!seated) return null;
    const others = this.#others.filter((each) => each !== seated);
    return { seat: seated.seat, name: seated.name, others };
  });

  /** At the board of a seat; back to your board for your seat, the same seat or null. */
  at = (seat: number | null): void => {
    this.frame.looked = seat === this.me() || seat === this.frame.looked ? null : seat;
    this.frame.close();
  };

  /** A press on a player: their board, or else what is known of all. */
  press = (seat: number): void => {
    if (this.ui().looks) this.at(seat);
    else this.frame.toggle('players');
  };

  /** To the first other board, or back. */
  turn = (): void => {
    if (this.ui().looks) this.at(this.frame.looked ?? this.#others[0]?.seat ?? null);
  };
}
