import { createContext, use, useEffect, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { droppedWords, liftedWords, movedWords } from './drag-words';

const Names = createContext<Map<string, string>>(new Map());

export type DragRowsProps = {
  /** What the rows are called together: "Lines". */
  readonly name: string;
  /** Moves a row to a place among the shown ones, from 0. */
  readonly onDrop: (id: string, place: number) => void;
  readonly children: ReactNode;
};

/** The body of a table whose rows are dragged by mouse, touch and keyboard (space lifts, arrows move, space drops). */
export function DragRows({ name, onDrop, children }: DragRowsProps) {
  const [names] = useState(() => new Map<string, string>());
  useEffect(() => {
    names.set(name, name);
  }, [names, name]);
  return (
    <DragDropContext
      onDragStart={(start, { announce }) => announce(liftedWords(start, names))}
      onDragUpdate={(update, { announce }) => announce(movedWords(update, names))}
      onDragEnd={(result, { announce }) => {
        announce(droppedWords(result, names));
        const { destination, source, draggableId } = result;
        if (destination && destination.index !== source.index) onDrop(draggableId, destination.index);
      }}
    >
      <Droppable droppableId={name}>
        {({ innerRef, droppableProps, placeholder }) => (
          <div ref={innerRef} {...droppableProps} role="rowgroup">
            <Names value={names}>{children}</Names>
            {placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  );
}

export type DragRowProps = {
  readonly id: string;
  /** As screen readers hear it while it is dragged. */
  readonly name: string;
  readonly index: number;
  readonly disabled: boolean;
  readonly className?: string | undefined;
  /** The cells; `handle` is for the element that is held to drag. */
  readonly children: (handle: HTMLAttributes<HTMLElement>) => ReactNode;
};

/** A row of `DragRows`; its cells may be fields. */
export function DragRow({ id, name, index, disabled, className, children }: DragRowProps) {
  const names = use(Names);
  useEffect(() => {
    names.set(id, name);
  }, [names, id, name]);
  return (
    <Draggable draggableId={id} index={index} isDragDisabled={disabled}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <div ref={innerRef} {...draggableProps} role="row" data-line={id} className={className}>
          {children(dragHandleProps ?? {})}
        </div>
      )}
    </Draggable>
  );
}
