import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { editContent } from '@/data/estimates/estimates';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { EstimateContent, EstimateLine } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import type { TemplateContent } from '@/domain/estimates/templates/estimate-template';
import { fromTemplate } from '@/domain/estimates/templates/from-template';
import { withLines, withMoved } from '@/domain/estimates/line-order';
import { lineRoomProblem } from '@/domain/estimates/line-room';
import type { NewLine } from '@/domain/estimates/new-line';
import { notify } from '@/shared/feedback/notify';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

/** The changes of what an estimate offers; each is one commit with its Undo. */
export type EstimateEdit = {
  /** Changes fields of the contents. */
  readonly change: (changes: Partial<EstimateContent>) => void;
  readonly changeLine: (id: string, changes: Partial<EstimateLine>) => void;
  /** Adds lines after a line, or at the end; returns the id of the first. Without room for all it says so, and null. */
  readonly addLines: (lines: readonly NewLine[], after?: string) => string | null;
  /** Fills it from a template; returns the sentence that says why it does not fit. */
  readonly fill: (template: TemplateContent) => string | null;
  readonly removeLine: (id: string) => void;
  /** Moves a line to another index of its order. */
  readonly moveLine: (id: string, index: number) => void;
};

/** The changes of an estimate's contents. All are the same functions for the life of the screen. */
export function useEstimateEdit(estimate: Estimate): EstimateEdit {
  const viewer = useViewer();
  const commit = useCommit();
  const { lines } = estimate;
  const change = useStableHandler((changes: Partial<EstimateContent>) =>
    commit(editContent(viewer, estimate, changes, Date.now())),
  );
  const changeLine = useStableHandler((id: string, changes: Partial<EstimateLine>) =>
    change({ lines: lines.map((line) => (line.id === id ? { ...line, ...changes } : line)) }),
  );
  const addLines = useStableHandler((added: readonly NewLine[], after?: string) => {
    const problem = lineRoomProblem(lines.length, added.length);
    if (problem !== null) {
      notify.error(problem);
      return null;
    }
    const ids = added.map(() => newId());
    const [first = ''] = ids;
    change({ lines: withLines(lines, added, () => ids.shift() ?? newId(), after) });
    return first;
  });
  const fill = useStableHandler((template: TemplateContent) => {
    const filled = fromTemplate(template, estimate, newId);
    if ('problem' in filled) return filled.problem;
    change(filled.changes);
    return null;
  });
  const removeLine = useStableHandler((id: string) =>
    change({ lines: lines.filter((line) => line.id !== id) }),
  );
  const moveLine = useStableHandler((id: string, index: number) =>
    change({ lines: withMoved(lines, id, index) }),
  );
  return useMemo(
    () => ({ change, changeLine, addLines, fill, removeLine, moveLine }),
    [change, changeLine, addLines, fill, removeLine, moveLine],
  );
}
