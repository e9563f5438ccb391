import { flushSync } from 'react-dom';

import { isLate, rowsOfFrame, type Pace } from './row-slots';

/** What a table has to know of its window; each row is known to its slot alone. */
export type WindowShape = {
  /** How many slots there are. */
  readonly slots: number;
  /** The slot whose row comes first in the document. */
  readonly base: number;
  readonly isScrolling: boolean;
  /** How many rows the list had when its end was near, so that more should be fetched; null while it is not. */
  readonly nearEndOf: number | null;
  /** Whether what follows the last row can be seen. */
  readonly isAtEnd: boolean;
};

type WindowState = Pick<WindowShape, 'nearEndOf' | 'isAtEnd'> & { readonly pace: Pace };
type Listener = () => void;

const NO_ROWS: WindowShape = {
  slots: 0,
  base: 0,
  isScrolling: false,
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
    this.#draw();
  }

  /** Brings the rows into their own order in the document. */
  order(): void {
    const slots = this.#wanted.length;
    this.#reshape({ ...this.#shape, base: (this.#wanted[0] ?? 0) % Math.max(1, slots) });
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

  /** Draws no late rows any more. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #draw(): void {
    const before = this.#drawn;
    const wanted = this.#wanted;
    const { pace, nearEndOf, isAtEnd } = this.#state;
    const isScrolling = pace === 'scrolling' || pace === 'delayed';
    this.#drawn = rowsOfFrame(before, wanted, pace);
    this.#reshape({ ...this.#shape, slots: wanted.length, isScrolling, nearEndOf, isAtEnd });
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
      shape.isScrolling === before.isScrolling &&
      shape.nearEndOf === before.nearEndOf &&
      shape.isAtEnd === before.isAtEnd;
    if (isSame) return;
    this.#shape = shape;
    this.#shapeListeners.forEach((listener) => listener());
  }

  #drawRestLater(): void {
    cancelAnimationFrame(this.#frame);
    const { pace } = this.#state;
    // The next scroll draws more, in its frame: asking for one here would begin it before the screen needs it.
    if (pace === 'scrolling' || pace === 'delayed') return;
    if (!this.#wanted.some((index) => isLate(this.#drawn, this.#wanted, index))) {
      if (pace === 'growing') this.order();
      return;
    }
    this.#frame = requestAnimationFrame(() => flushSync(() => this.#draw()));
  }
}
