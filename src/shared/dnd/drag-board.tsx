import { createContext, useContext, useEffect, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import type { DropResult } from 'react-beautiful-dnd';

import { useHeldWhile } from '../ui/hooks/use-held-while';
import { droppedWords, liftedWords, movedWords, refusedWords } from './drag-words';

/** Where an item was dropped; `place` counts from 0 among the other items of its column or board. */
export type Drop = {
  readonly type: 'list' | 'card';
  readonly id: string;
  /** The column that it was taken from. */
  readonly from: string;
  readonly column: string;
  readonly place: number;
};

export type DragBoardProps = {
  /** Moves the item, and returns whether it did. */
  readonly onDrop: (drop: Drop) => boolean;
  /** Told of the begin and the end of each drag; the end comes with the drop. */
  readonly onDragging?: (isDragging: boolean) => void;
  readonly children: ReactNode;
};

const DragUnderWay = createContext(false);

const Names = createContext<Map<string, string>>(new Map());

/** Tells the board how screen readers call an item or a column. */
function useNamed(id: string, name: string): void {
  const names = useContext(Names);
  useEffect(() => {
    names.set(id, name);
  }, [names, id, name]);
}

/**
 * What a column shows, as it was when the drag under way began: items must not come, go or change places under the
 * pointer. Changes that arrive meanwhile show after the drop.
 */
export function useHeldInDrag<T>(value: T): T {
  return useHeldWhile(useContext(DragUnderWay), value);
}

/** What a drop means; null when the item stays where it was. */
function dropOf({ draggableId, type, source, destination }: DropResult): Drop | null {
  if (!destination) return null;
  if (source.droppableId === destination.droppableId && source.index === destination.index) return null;
  return {
    type: type === 'list' ? 'list' : 'card',
    id: draggableId,
    from: source.droppableId,
    column: destination.droppableId,
    place: destination.index,
  };
}

/** Fixed columns of cards that are dragged by mouse, touch and keyboard (space lifts, arrows move, space drops). */
export function CardBoard({ onDrop, onDragging, children }: DragBoardProps) {
  const [isDragging, setIsDragging] = useState(false);
  const [names] = useState(() => new Map<string, string>());
  const tell = (is: boolean) => {
    setIsDragging(is);
    onDragging?.(is);
  };
  return (
    <DragDropContext
      onBeforeCapture={() => tell(true)}
      onDragStart={(start, { announce }) => announce(liftedWords(start, names))}
      onDragUpdate={(update, { announce }) => announce(movedWords(update, names))}
      onDragEnd={(result, { announce }) => {
        tell(false);
        const drop = dropOf(result);
        const isRefused = drop !== null && !onDrop(drop);
        announce(isRefused ? refusedWords(result, names) : droppedWords(result, names));
      }}
    >
      <Names value={names}>
        <DragUnderWay value={isDragging}>{children}</DragUnderWay>
      </Names>
    </DragDropContext>
  );
}

/** Columns of cards; both are dragged by mouse, touch and keyboard (space lifts, arrows move, space drops). */
export function DragBoard({ children, ...drag }: DragBoardProps) {
  return (
    <CardBoard {...drag}>
      <Columns>{children}</Columns>
    </CardBoard>
  );
}

function Columns({ children }: { readonly children: ReactNode }) {
  const isDragging = useContext(DragUnderWay);
  return (
    <Droppable droppableId="columns" type="list" direction="horizontal">
      {({ innerRef, droppableProps, placeholder }) => (
        <div
          ref={innerRef}
          {...droppableProps}
          className="jl-drag-board"
          data-dragging={isDragging || undefined}
        >
          {children}
          {placeholder}
        </div>
      )}
    </Droppable>
  );
}

/** For the element that is held to drag. */
export type Handle = HTMLAttributes<HTMLElement>;

export type DragColumnProps = {
  readonly id: string;
  readonly index: number;
  readonly label: string;
  readonly children: (handle: Handle) => ReactNode;
};

/** A column that can be dragged among the others. */
export function DragColumn({ id, index, label, children }: DragColumnProps) {
  useNamed(id, label);
  return (
    <Draggable draggableId={id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <section ref={innerRef} {...draggableProps} className="jl-drag-column" aria-label={label}>
          {children(dragHandleProps ?? {})}
        </section>
      )}
    </Draggable>
  );
}

export type DropColumnProps = { readonly id: string; readonly name: string; readonly children: ReactNode };

/** The place of a column's cards. */
export function DropColumn({ id, name, children }: DropColumnProps) {
  useNamed(id, name);
  return (
    <Droppable droppableId={id} type="card">
      {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
        <div
          ref={innerRef}
          {...droppableProps}
          className="jl-drop-column"
          data-over={isDraggingOver || undefined}
        >
          {children}
          {placeholder}
        </div>
      )}
    </Droppable>
  );
}

export type DragCardProps = {
  readonly id: string;
  /** As screen readers hear it while it is dragged. */
  readonly name: string;
  readonly index: number;
  readonly onOpen: () => void;
  readonly className: string;
  readonly children: ReactNode;
};

/** A card that is opened by a press or Enter and dragged by its whole face. */
export function DragCard({ id, name, index, onOpen, className, children }: DragCardProps) {
  useNamed(id, name);
  return (
    <Draggable draggableId={id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          role="button"
          tabIndex={0}
          className={className}
          data-dragging={isDragging || undefined}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isDragging) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {children}
        </div>
      )}
    </Draggable>
  );
}
