/** What of the frame around the board is open: a drawer, a sheet, another player's board. */
import type { GameUi } from './board';
import { hasRails, windowSize, type Size } from './size';

/** What a drawer or a sheet can hold. */
export type Pane = 'moves' | 'log' | 'talk' | 'players' | 'panel';

export class Frame {
  pane: Pane | null = $state(null);
  /** The seat whose board is looked at; null for one's own. */
  looked: number | null = $state(null);
  /** Whether undo is pointed at or has the focus: the board shows where it leads. */
  pointsAtUndo = $state(false);
  /** How many chat messages were read. */
  #read = $state(0);

  constructor(
    readonly ui: GameUi,
    /** How many chat messages there are. */
    private readonly chatLength: () => number = () => 0,
  ) {}

  readonly size: Size = $derived.by(() => windowSize.current);
  readonly short: boolean = $derived.by(() => windowSize.short);
  readonly rails: boolean = $derived.by(() => hasRails(this.size));
  /** Whether the record stands beside the board, not in a drawer. */
  readonly recordStands: boolean = $derived.by(() => this.rails && !this.#isWithout('record'));
  /** Whether the phone has its foot. */
  readonly foot: boolean = $derived.by(() => this.size === 'phone' && !this.#isWithout('foot'));
  /** Whether the frame places the chips, and not the board. */
  readonly chips: boolean = $derived.by(
    () => !this.rails && this.size !== 'lying' && !this.#isWithout('chips'),
  );
  readonly unread: number = $derived.by(() =>
    this.rails || this.pane === 'talk' ? 0 : Math.max(0, this.chatLength() - this.#read),
  );

  /** All chat messages so far are read. */
  markRead(): void {
    this.#read = this.chatLength();
  }

  toggle(pane: Pane): void {
    if (this.pane === 'talk' || pane === 'talk') this.markRead();
    this.pane = this.pane === pane ? null : pane;
  }

  /** What makes a button show where undo leads. */
  readonly pointing = {
    onpointerenter: (event: PointerEvent): void => {
      this.pointsAtUndo = event.pointerType === 'mouse';
    },
    onpointerleave: (): void => void (this.pointsAtUndo = false),
    onfocus: (event: FocusEvent): void => {
      this.pointsAtUndo = (event.target as Element).matches(':focus-visible');
    },
    onblur: (): void => void (this.pointsAtUndo = false),
  };

  close(): void {
    if (this.pane !== null) this.toggle(this.pane);
  }

  #isWithout(part: 'record' | 'foot' | 'chips'): boolean {
    return this.ui.without?.includes(part) ?? false;
  }
}
