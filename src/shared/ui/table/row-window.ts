import { flushSync } from 'react-dom';

import { isLate, rowsOfFrame, type Pace } from './row-slots';

/** The table's view of its window; only its slot knows a row. */
export type WindowShape = {
  readonly slots: number;
  /** The slot whose row is first in the document. */
  readonly base: number;
  /** The row count at which the end was near, so that more should be loaded; null while it is not near. */
  readonly nearEndOf: number | null;
  readonly isAtEnd: boolean;
};

type WindowState = Pick<WindowShape, 'nearEndOf' | 'isAtEnd'> & { readonly pace: Pace };
type Listener = () => void;

/** Rows moved in the document per frame: each takes 2 ms at a quarter of the speed, so all would be felt. */
const MOVES = 4;

const NO_ROWS: WindowShape = {
  slots: 0,
  base: 0,
  nearEndOf: null,
  isAtEnd: true,
};

/**
 * The rendered rows of a list, each in a slot whose element is reused: changing text is cheaper than creating
 * elements. A slot subscribes to its own row, so a frame with one new row renders only that row. While scrolling, rows
 * are in slot order, because moving an element costs as much as creating it; once the list is at rest they are put in
 * row order for screen readers.
 */
export class RowWindow {
  #wanted: readonly number[] = [];
  #drawn: readonly number[] = [];
  #state: WindowState = { pace: 'standing', nearEndOf: null, isAtEnd: true };
  #shape = NO_ROWS;
  #frame = 0;
  readonly #shapeListeners = new Set<Listener>();
  readonly #slotListeners = new Map<number, Set<Listener>>();

  /** Sets the rows of the window. Renders as many as a frame may; the others follow. */
  show(wanted: readonly number[], state: WindowState): void {
    this.#wanted = wanted;
    this.#state = state;
    this.stop();
    this.#draw();
  }

  /** Puts the rows into document order, a few per frame, until the user scrolls. */
  order(): void {
    const { slots, base } = this.#shape;
    if (slots === 0) return;
    const first = (this.#wanted[0] ?? 0) % slots;
    const moved = Math.min(MOVES, (first - base + slots) % slots);
    this.#reshape({ ...this.#shape, base: (base + moved) % slots });
    if (moved === MOVES) this.#inNextFrame(() => this.order());
  }

  /** Index of a slot's row; -1 for a removed slot. */
  rowOf(slot: number): number {
    return this.#drawn[slot] ?? -1;
  }

  get shape(): WindowShape {
    return this.#shape;
  }

  /** Calls back when a slot's row changes; returns the unsubscribe function. */
  listenTo(slot: number, listener: Listener): () => void {
    const listeners = this.#slotListeners.get(slot) ?? new Set();
    this.#slotListeners.set(slot, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  listenToShape(listener: Listener): () => void {
    this.#shapeListeners.add(listener);
    return () => this.#shapeListeners.delete(listener);
  }

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
    // The next scroll renders more in its own frame: a frame requested here would start too early.
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
