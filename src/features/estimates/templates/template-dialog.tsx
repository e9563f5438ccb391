import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { estimateTemplates } from '@/data/estimates/templates';
import { useSearched } from '@/data/live/use-searched';
import { useViewer } from '@/data/session/use-session';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { SearchField } from '@/shared/ui/list/search-field';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyPlan, EmptySearch } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { TemplateList } from './template-list';
import { TemplatePreview } from './template-preview';
import { usePricedTemplate } from './use-priced-template';

export type TemplateDialogProps = {
  readonly open: boolean;
  readonly submitLabel: string;
  /** Takes the template with today's prices, or returns the sentence that says why it does not fit. */
  readonly onUse: (template: EstimateTemplate) => string | null;
  readonly onClose: () => void;
};

const textOf = ({ name, description }: EstimateTemplate) => `${name} ${description}`;

/** Finds a template by its words, shows its lines with today's prices, and uses it. */
export function TemplateDialog({ open, submitLabel, onUse, onClose }: TemplateDialogProps) {
  const { list, search, setSearch } = useSearched(estimateTemplates(useViewer()), textOf);
  const [chosen, setChosen] = useState<EstimateTemplate | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const priced = usePricedTemplate(chosen);
  const choose = (template: EstimateTemplate | null) => {
    setChosen(template);
    setProblem(null);
  };
  const close = () => {
    choose(null);
    onClose();
  };
  const use = () => {
    const refused = priced && onUse(priced.template);
    if (refused === null) close();
    else setProblem(refused);
  };
  return (
    <FormDialog
      open={open}
      title={chosen?.name ?? 'From a template'}
      onClose={close}
      actions={
        chosen ? (
          <>
            <Button variant="outlined" onClick={() => choose(null)}>
              Other templates
            </Button>
            <Button variant="contained" disabled={priced === null} onClick={use}>
              {submitLabel}
            </Button>
          </>
        ) : (
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
        )
      }
    >
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {chosen && (priced ? <TemplatePreview {...priced} /> : <LineSkeleton rows={4} height={44} />)}
      {!chosen && (
        <>
          <SearchField label="Search the templates" value={search} onChange={setSearch} />
          <AsyncView
            status={list.status === 'idle' ? 'denied' : list.status}
            data={list.rows}
            error={list.error}
            onRetry={list.retry}
            isEmpty={(rows) => rows.length === 0}
            empty={
              <EmptyState
                art={search === '' ? <EmptyPlan width={160} /> : <EmptySearch width={160} />}
                title={search === '' ? 'No templates yet' : 'Nothing fits'}
                text={
                  search === ''
                    ? 'Write an estimate that you would use again, and choose “Save as template” in its menu.'
                    : 'Try another word.'
                }
              />
            }
          >
            {(rows) => <TemplateList templates={rows} onChoose={choose} />}
          </AsyncView>
        </>
      )}
    </FormDialog>
  );
}
