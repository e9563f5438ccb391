import { useState } from 'react';
import type { DragEvent } from 'react';

/** Files dragged over an area: whether they are there, and what the area listens to. */
export type FileDrop = {
  readonly isOver: boolean;
  readonly dropProps: {
    readonly onDragOver?: (event: DragEvent) => void;
    readonly onDragLeave?: () => void;
    readonly onDrop?: (event: DragEvent) => void;
  };
};

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an area; null takes none. Other things that are dragged pass. */
export function useFileDrop(onAdd: ((files: readonly File[]) => void) | null): FileDrop {
  const [isOver, setOver] = useState(false);
  if (onAdd === null) return { isOver: false, dropProps: {} };
  return {
    isOver,
    dropProps: {
      onDragOver: (event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        setOver(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        onAdd([...event.dataTransfer.files]);
      },
    },
  };
}

/** The look of an area that takes dropped files. */
export function overSx(isOver: boolean) {
  return {
    borderRadius: '10px',
    outline: isOver ? '2px dashed' : 'none',
    outlineColor: 'primary.main',
    outlineOffset: '8px',
  };
}
