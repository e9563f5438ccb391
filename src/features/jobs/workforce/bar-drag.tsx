import type { ReactNode } from 'react';
import { DragMark } from './drag-mark';
import { useBarDrag } from './use-bar-drag';
import type { Dragged, Target } from './use-bar-drag';

export type BarDragProps = {
  /** Number of columns. */
  readonly days: number;
  /** Gets the columns moved by. Pass a stable function. */
  readonly onDrop: (what: Dragged, target: Target, by: number) => void;
  /** What a drop would mean; no target is outside the rows. */
  readonly textOf: (what: Dragged, target: Target | null, by: number) => string;
  readonly children: ReactNode;
};

/** The area in which bars are dragged. It alone is drawn again while the pointer moves, not the rows in it. */
export function BarDrag({ days, onDrop, textOf, children }: BarDragProps) {
  const { drag, onPointerDown } = useBarDrag(days, onDrop);
  return (
    <div onPointerDown={onPointerDown}>
      {children}
      {drag && (
        <DragMark
          x={drag.x}
          y={drag.y}
          target={drag.target}
          text={textOf(drag.what, drag.target, drag.target ? drag.target.column - drag.from : 0)}
        />
      )}
    </div>
  );
}
