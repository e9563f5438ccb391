import { flushSync } from 'react-dom';

import { isLate, rowsOfFrame, type Pace } from './row-slots';

/** What a table has to know of its window; each row is known to its slot alone. */
export type WindowShape = {
  /** How many slots there are. */
  readonly slots: number;
  /** The slot whose row comes first in the document. */
  readonly base: number;
  /** How many rows the list had when its end was near, so that more should be fetched; null while it is not. */
  readonly nearEndOf: number | null;
  /** Whether what follows the last row can be seen. */
  readonly isAtEnd: boolean;
};

type WindowState = Pick<WindowShape, 'nearEndOf' | 'isAtEnd'> & { readonly pace: Pace };
type Listener = () => void;

/**
 * Rows moved to their place in the document in one frame: each takes some 2 ms at a quarter of the speed, and whoever
 * turns the wheel at the end of a list that grows does not scroll, but would feel all of them at once.
 */
const MOVES = 4;

const NO_ROWS: WindowShape = {
  slots: 0,
  base: 0,
  nearEndOf: null,
  isAtEnd: true,
};

/**
 * The rows of a list that are drawn now, each in a slot whose element it takes over from the row that left it:
 * another text is cheaper than another element. A slot listens to its own row, so that a frame in which one row comes
 * draws that row and nothing else. While one scrolls rows stand in the order of their slots, for moving an element
 * costs as much as making it, and in their own order once the list is at rest, for those who have it read to them.
 */
export class RowWindow {
  #wanted: readonly number[] = [];
  #drawn: readonly number[] = [];
  #state: WindowState = { pace: 'standing', nearEndOf: null, isAtEnd: true };
  #shape = NO_ROWS;
  #frame = 0;
  readonly #shapeListeners = new Set<Listener>();
  readonly #slotListeners = new Map<number, Set<Listener>>();

  /** Takes the rows that belong into the window now. As many are drawn as a frame may; the others follow. */
  show(wanted: readonly number[], state: WindowState): void {
    this.#wanted = wanted;
    this.#state = state;
    this.stop();
    this.#draw();
  }

  /** Brings the rows into their own order in the document, a few of them a frame, as long as nobody scrolls on. */
  order(): void {
    const { slots, base } = this.#shape;
    if (slots === 0) return;
    const first = (this.#wanted[0] ?? 0) % slots;
    const moved = Math.min(MOVES, (first - base + slots) % slots);
    this.#reshape({ ...this.#shape, base: (base + moved) % slots });
    if (moved === MOVES) this.#inNextFrame(() => this.order());
  }

  /** Index of the row that a slot shows; -1 for a slot that is no more. */
  rowOf(slot: number): number {
    return this.#drawn[slot] ?? -1;
  }

  get shape(): WindowShape {
    return this.#shape;
  }

  /** Tells when a slot shows another row; the function it returns stops that. */
  listenTo(slot: number, listener: Listener): () => void {
    const listeners = this.#slotListeners.get(slot) ?? new Set();
    this.#slotListeners.set(slot, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  listenToShape(listener: Listener): () => void {
    this.#shapeListeners.add(listener);
    return () => this.#shapeListeners.delete(listener);
  }

  /** Draws no late rows and moves none any more. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #draw(): void {
    const before = this.#drawn;
    const wanted = this.#wanted;
    const { pace, nearEndOf, isAtEnd } = this.#state;
    this.#drawn = rowsOfFrame(before, wanted, pace);
    this.#reshape({ ...this.#shape, slots: wanted.length, nearEndOf, isAtEnd });
    this.#drawn.forEach((index, slot) => {
      if (index !== before[slot]) this.#slotListeners.get(slot)?.forEach((listener) => listener());
    });
    this.#drawRestLater();
  }

  #reshape(shape: WindowShape): void {
    const before = this.#shape;
    const isSame =
      shape.slots === before.slots &&
      shape.base === before.base &&
      shape.nearEndOf === before.nearEndOf &&
      shape.isAtEnd === before.isAtEnd;
    if (isSame) return;
    this.#shape = shape;
    this.#shapeListeners.forEach((listener) => listener());
  }

  #drawRestLater(): void {
    const { pace } = this.#state;
    // The next scroll draws more, in its frame: asking for one here would begin it before the screen needs it.
    if (pace === 'scrolling' || pace === 'delayed') return;
    if (!this.#wanted.some((index) => isLate(this.#drawn, this.#wanted, index))) {
      if (pace === 'growing') this.order();
      return;
    }
    this.#inNextFrame(() => this.#draw());
  }

  #inNextFrame(work: () => void): void {
    this.stop();
    this.#frame = requestAnimationFrame(() => flushSync(work));
  }
}
