import { createPortal } from 'react-dom';
import type { Target } from './use-bar-drag';

export type DragMarkProps = {
  readonly x: number;
  readonly y: number;
  readonly target: Target | null;
  readonly text: string;
};

/** The place where a dragged bar would go, and what that means. */
export function DragMark({ x, y, target, text }: DragMarkProps) {
  return createPortal(
    <>
      {target && (
        <div
          className="jl-force-target"
          style={{
            left: target.box.left,
            top: target.box.top,
            width: target.box.width,
            height: target.box.height,
          }}
        />
      )}
      <div className="jl-force-tip" style={{ left: x + 14, top: y + 14 }}>
        {text}
      </div>
    </>,
    document.body,
  );
}
