import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { withLines, withMoved } from '@/domain/estimates/line-order';
import { lineRoomProblem } from '@/domain/estimates/line-room';
import type { NewLine } from '@/domain/estimates/new-line';
import { notify } from '@/shared/feedback/notify';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import type { EditedLine } from './edited-line';

/** The changes of an estimate's or an invoice's lines; each is one commit with its Undo. */
export type LineEdit = {
  readonly changeLine: (id: string, changes: Partial<EditedLine>) => void;
  /** Whether so many more lines fit; says so where they do not. */
  readonly hasRoom: (added: number) => boolean;
  /** Adds lines after a line, or at the end; returns the id of the first. Without room for all it says so, and null. */
  readonly addLines: (lines: readonly NewLine[], after?: string) => string | null;
  readonly removeLine: (id: string) => void;
  /** Moves a line to another index of its order. */
  readonly moveLine: (id: string, index: number) => void;
};

export type LineEditInput<N extends object> = {
  readonly lines: readonly (N & Pick<EditedLine, 'id' | 'position'>)[];
  /** "An estimate": what has no more room. */
  readonly paper: string;
  /** A new line with the fields that the paper's lines have. */
  readonly fieldsOf: (line: NewLine) => N;
  readonly onChange: (lines: LineEditInput<N>['lines']) => void;
};

/** The changes of lines. All are the same functions for the life of the screen. */
export function useLineEdit<N extends object>({
  lines,
  paper,
  fieldsOf,
  onChange,
}: LineEditInput<N>): LineEdit {
  const changeLine = useStableHandler((id: string, changes: Partial<EditedLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changes } : line))),
  );
  const hasRoom = useStableHandler((added: number) => {
    const problem = lineRoomProblem(lines.length, added, paper);
    if (problem !== null) notify.error(problem);
    return problem === null;
  });
  const addLines = useStableHandler((added: readonly NewLine[], after?: string) => {
    if (!hasRoom(added.length)) return null;
    const ids = added.map(() => newId());
    const [first = ''] = ids;
    onChange(withLines<N>(lines, added.map(fieldsOf), () => ids.shift() ?? newId(), after));
    return first;
  });
  const removeLine = useStableHandler((id: string) => onChange(lines.filter((line) => line.id !== id)));
  const moveLine = useStableHandler((id: string, index: number) => onChange(withMoved(lines, id, index)));
  return useMemo(
    () => ({ changeLine, hasRoom, addLines, removeLine, moveLine }),
    [changeLine, hasRoom, addLines, removeLine, moveLine],
  );
}
