import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import type { RowId } from './force-rows';

/** What is dragged: a visit of a row, its end, or a job from the tray. */
export type Dragged =
  | { readonly kind: 'visit' | 'edge'; readonly id: string; readonly row: RowId }
  | { readonly kind: 'job'; readonly id: string };

/** Where it is held: the row, and the day by its column from 0. */
export type Target = { readonly row: RowId; readonly column: number; readonly box: DOMRect };

type Drag = {
  readonly what: Dragged;
  /** The column where it was picked up; 0 for a job. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly target: Target | null;
};

/** Pixels before a press becomes a drag. */
const SLOP = 5;

function targetAt(x: number, y: number, days: number): Target | null {
  const row = document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset['row'] !== undefined);
  const area = row?.querySelector('[data-days]')?.getBoundingClientRect();
  if (!row || !area) return null;
  const column = Math.floor(((x - area.left) / area.width) * days);
  if (column < 0 || column >= days) return null;
  const width = area.width / days;
  return {
    row: row.dataset['row'] ?? '',
    column,
    box: new DOMRect(area.left + column * width, area.top, width, area.height),
  };
}

function draggedAt(target: EventTarget): Dragged | null {
  const element = target instanceof Element ? target : null;
  const job = element?.closest<HTMLElement>('[data-job]');
  if (job) return { kind: 'job', id: job.dataset['job'] ?? '' };
  const bar = element?.closest<HTMLElement>('[data-visit][data-moves]');
  if (!bar) return null;
  const kind = element?.closest('[data-edge]') ? 'edge' : 'visit';
  return { kind, id: bar.dataset['visit'] ?? '', row: bar.dataset['in'] ?? '' };
}

/** A mouse clicks at the end of a drag, which opens nothing. A finger does not: its next tap is a press of its own. */
function swallowClick() {
  const swallow = (click: Event) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}

/**
 * Drags of bars, their ends and jobs by a pointer; Escape cancels. `onDrop` gets the columns moved by.
 *
 * @param days number of columns
 */
export function useBarDrag(
  days: number,
  onDrop: (what: Dragged, target: Target, by: number) => void,
): {
  readonly drag: Drag | null;
  readonly onPointerDown: (event: PointerEvent) => void;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [pressed, setPressed] = useState<Pick<Drag, 'what' | 'x' | 'y'> | null>(null);

  useEffect(() => {
    if (!pressed) return;
    let isDragging = false;
    let last: Target | null = null;
    let from = 0;
    const end = () => {
      setPressed(null);
      setDrag(null);
    };
    const onMove = (event: globalThis.PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (!isDragging && Math.hypot(x - pressed.x, y - pressed.y) <= SLOP) return;
      if (!isDragging) from = targetAt(pressed.x, pressed.y, days)?.column ?? 0;
      isDragging = true;
      event.preventDefault();
      last = targetAt(x, y, days);
      setDrag({ what: pressed.what, from, x, y, target: last });
    };
    const onUp = () => {
      if (isDragging) {
        swallowClick();
        if (last) onDrop(pressed.what, last, last.column - from);
      }
      end();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && end();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKey);
    };
  }, [pressed, days, onDrop]);

  return {
    drag,
    onPointerDown: ({ target, button, clientX: x, clientY: y }) => {
      const what = button === 0 ? draggedAt(target) : null;
      if (what) setPressed({ what, x, y });
    },
  };
}
