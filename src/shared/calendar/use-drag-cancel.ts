import { useEffect, useState } from 'react';

export type DragCancel = {
  /** Something hangs over the calendar now. */
  readonly noteDragging: () => void;
  /** Whether the drag that has just ended was given up, so that its drop does not count. */
  readonly wasCancelled: () => boolean;
};

/**
 * Lets Escape give a drag up. The calendar library only knows dropping, so Escape lets go at once and the
 * drop that follows is told to be none.
 */
export function useDragCancel(): DragCancel {
  const [drag] = useState(() => ({ isOver: false, isCancelled: false }));
  const [told] = useState((): DragCancel => ({
    noteDragging: () => {
      drag.isOver = true;
    },
    wasCancelled: () => drag.isCancelled,
  }));

  useEffect(() => {
    const begin = () => {
      drag.isOver = false;
      drag.isCancelled = false;
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.isOver) return;
      event.stopPropagation();
      drag.isOver = false;
      drag.isCancelled = true;
      document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    };
    const end = () => {
      drag.isOver = false;
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('keydown', cancel, true);
    document.addEventListener('pointerup', end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('keydown', cancel, true);
      document.removeEventListener('pointerup', end, true);
    };
  }, [drag]);

  return told;
}
