import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { mergeProblem, notesCut } from '@/domain/customers/merge';
import { defaultTake } from '@/domain/customers/merge-parts';
import type { MergePartKey } from '@/domain/customers/merge-parts';
import { paths } from '@/domain/navigation/paths';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { MergeParts } from './merge-parts';
import { PickCustomer } from './pick-customer';
import { useMerge } from './use-merge';

export type MergeDialogProps = {
  readonly open: boolean;
  /** The customer who is kept unless the user swaps. */
  readonly firstId: string;
  /** The other one; chosen in the dialog when it is null. */
  readonly secondId: string | null;
  readonly onMerged: () => void;
  readonly onClose: () => void;
};

/** Makes two entries of one person a single customer, after a look at what stays. */
export function MergeDialog({ open, firstId, secondId, onMerged, onClose }: MergeDialogProps) {
  const viewer = useViewer();
  const { country } = useFormat();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { isBusy, merge } = useMerge();
  const [pickedId, setPickedId] = useState(secondId);
  const [isSwapped, setIsSwapped] = useState(false);
  const [chosen, setChosen] = useState<readonly MergePartKey[] | null>(null);
  const first = useLiveRecord(customerRef(firstId)).record;
  const second = useLiveRecord(pickedId === null ? null : customerRef(pickedId)).record;
  const [kept, gone] = isSwapped ? [second, first] : [first, second];
  const take = chosen ?? (kept && gone ? defaultTake(kept, gone) : []);
  const cut = kept && gone ? notesCut(kept, gone, take) : 0;
  const problem =
    kept && gone
      ? (mergeProblem(kept, gone) ??
        (mayOn(viewer, 'customers:delete', gone) ? null : 'You may not delete the customer who goes.'))
      : null;
  const isReady = kept !== null && gone !== null && problem === null && isOnline;
  const run = async () => {
    if (!kept || !gone) return;
    if (!(await merge({ keptId: kept.uuid, goneId: gone.uuid, take }))) return;
    onMerged();
    void navigate(paths.customer(kept.uuid));
  };
  return (
    <FormDialog
      open={open}
      title="Merge customers"
      onClose={onClose}
      actions={
        pickedId !== null && (
          <Button
            variant="contained"
            disabled={!isReady || isBusy}
            aria-busy={isBusy}
            onClick={() => void run()}
          >
            {isBusy ? 'Merging…' : 'Merge'}
          </Button>
        )
      }
    >
      {pickedId === null ? (
        first && <PickCustomer of={first} onPick={setPickedId} />
      ) : kept && gone ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <span dir="auto">
              <b>{kept.name}</b> stays; <b>{gone.name}</b> goes into the archive and leads to them.
            </span>
            <Button
              size="small"
              startIcon={<Icon of={ArrowLeftRight} size={16} />}
              onClick={() => {
                setIsSwapped(!isSwapped);
                setChosen(null);
              }}
            >
              Swap
            </Button>
          </Box>
          <MergeParts kept={kept} gone={gone} take={take} onTake={setChosen} />
          <Box sx={{ color: 'text.secondary' }}>
            Trackers, jobs, visits, tasks, photos, notes and history of both come together; notes and tags are
            joined. Another phone becomes the second one where that is free; a further phone, e-mail or
            address goes to the notes. Trackers get the chosen name, phone, e-mail and address where they had
            the other. It can be undone for 30 days.
          </Box>
          {cut > 0 && (
            <Alert severity="warning">
              The notes of both are too long together: the last {formatCount(cut, country)} letters stay with{' '}
              {gone.name} in the archive.
            </Alert>
          )}
          {problem !== null && <Alert severity="warning">{problem}</Alert>}
          {!isOnline && <Alert severity="info">Merging needs a connection.</Alert>}
        </>
      ) : (
        <LineSkeleton rows={4} height={32} />
      )}
    </FormDialog>
  );
}
