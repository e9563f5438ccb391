import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { editContent } from '@/data/estimates/estimates';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import type { TemplateContent } from '@/domain/estimates/templates/estimate-template';
import { fromTemplate } from '@/domain/estimates/templates/from-template';
import { useLineEdit } from '@/features/money-lines/public';
import type { LineEdit } from '@/features/money-lines/public';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

/** The changes of what an estimate offers; each is one commit with its Undo. */
export type EstimateEdit = LineEdit & {
  /** Changes fields of the contents. */
  readonly change: (changes: Partial<EstimateContent>) => void;
  /** Fills it from a template; returns the sentence that says why it does not fit. */
  readonly fill: (template: TemplateContent) => string | null;
};

/** The changes of an estimate's contents. All are the same functions for the life of the screen. */
export function useEstimateEdit(estimate: Estimate): EstimateEdit {
  const viewer = useViewer();
  const commit = useCommit();
  const change = useStableHandler((changes: Partial<EstimateContent>) =>
    commit(editContent(viewer, estimate, changes, Date.now())),
  );
  const lineEdit = useLineEdit({
    lines: estimate.lines,
    paper: 'An estimate',
    fieldsOf: (line) => line,
    onChange: (lines) => change({ lines }),
  });
  const fill = useStableHandler((template: TemplateContent) => {
    const filled = fromTemplate(template, estimate, newId);
    if ('problem' in filled) return filled.problem;
    change(filled.changes);
    return null;
  });
  return useMemo(() => ({ ...lineEdit, change, fill }), [lineEdit, change, fill]);
}
