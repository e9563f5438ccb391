import { useEffect, useState } from 'react';

export type DragCancel = {
  readonly noteDragging: () => void;
  /** True when the drag that just ended was cancelled, so that its drop is ignored. */
  readonly wasCancelled: () => boolean;
};

/** Lets Escape cancel a drag: the calendar library can only drop, so the drop after Escape is ignored. */
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
