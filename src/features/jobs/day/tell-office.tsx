import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useState } from 'react';
import type { Job } from '@/domain/jobs/job';
import { Icon } from '@/shared/ui/text/icon';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { Told } from './tell-office-dialog';
import type { FieldActions } from './use-field-actions';

const TellOfficeDialog = lazyDialog(async () => (await import('./tell-office-dialog')).TellOfficeDialog);

export type TellOfficeProps = {
  readonly job: Job;
  readonly actions: Pick<FieldActions, 'tellProblem' | 'note'>;
};

/** The crew's two reports to the office: a problem, or a note. */
export function TellOffice({ job, actions }: TellOfficeProps) {
  const [dialog, setDialog] = useState<{ readonly kind: Told; readonly open: boolean }>({
    kind: 'problem',
    open: false,
  });
  const button = { variant: 'outlined', sx: { minHeight: 44, flex: '1 1 150px' } } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        {...button}
        startIcon={<Icon of={MessageSquareWarning} size={18} />}
        onClick={() => setDialog({ kind: 'problem', open: true })}
      >
        Tell of a problem
      </Button>
      <Button
        {...button}
        startIcon={<Icon of={NotebookPen} size={18} />}
        onClick={() => setDialog({ kind: 'note', open: true })}
      >
        Note for the office
      </Button>
      <TellOfficeDialog
        {...dialog}
        job={job}
        onTell={(text) =>
          dialog.kind === 'problem' ? actions.tellProblem(job, text) : actions.note(job, text)
        }
        onClose={() => setDialog({ ...dialog, open: false })}
      />
    </Box>
  );
}
