import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { removeEmployee } from '@/data/employees/staff';
import { totalWork } from '@/domain/employees/open-work';
import type { StaffMember } from '@/domain/employees/staff';
import { useFormat } from '@/shared/format/format-context';
import { notify } from '@/shared/feedback/notify';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import { unseenWork, workText } from './work-text';
import { useHandOver } from './use-hand-over';

export type HandOverDialogProps = {
  readonly open: boolean;
  readonly member: StaffMember;
  readonly colleagues: readonly StaffMember[];
  readonly isDeactivating: boolean;
  readonly onClose: () => void;
};

/** Reassigns a person's open work to a colleague, and deactivates them when requested. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { country } = useFormat();
  const { open, member, colleagues, isDeactivating, onClose } = props;
  const { work, progress, refusal, attempt, handOver } = useHandOver(member.uid, open);
  const [to, setTo] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { firstName } = member;
  const receiver = colleagues.find((colleague) => colleague.uid === to);
  const hasWork = work !== null && totalWork(work) > 0;
  const unseen = work && receiver ? unseenWork(receiver, work) : null;

  const handleConfirm = async () => {
    setIsBusy(true);
    const isDone = await attempt(async () => {
      if (receiver && hasWork) await handOver(receiver.uid);
      if (isDeactivating) await removeEmployee(member.uid);
    });
    setIsBusy(false);
    if (!isDone) return;
    notify.success(
      isDeactivating
        ? `${firstName} is deactivated`
        : `${receiver?.firstName ?? 'Someone'} has ${firstName}’s work now`,
    );
    onClose();
  };

  return (
    <FormDialog
      open={open}
      title={isDeactivating ? `Deactivate ${firstName}?` : `Reassign ${firstName}’s work`}
      width="small"
      onClose={isBusy ? () => undefined : onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color={isDeactivating ? 'error' : 'primary'}
            onClick={() => void handleConfirm()}
            disabled={isBusy || work === null || (!isDeactivating && (!receiver || !hasWork))}
          >
            {isDeactivating ? 'Deactivate' : 'Reassign'}
          </Button>
        </>
      }
    >
      {isDeactivating && (
        <Typography>
          {firstName} loses access at once. Their name stays on what they did, and you can invite them again.
          Their events ahead go to the first person they invited.
        </Typography>
      )}
      <Typography aria-live="polite">
        {work === null ? 'Counting open work…' : workText(firstName, work, country)}
      </Typography>
      {hasWork && (
        <TextField
          select
          label="Give open work to"
          value={receiver ? to : ''}
          onChange={({ target }) => setTo(target.value)}
          disabled={isBusy}
          helperText={isDeactivating ? 'Leave it empty to reassign later.' : undefined}
        >
          {isDeactivating && <MenuItem value="">Nobody yet</MenuItem>}
          {colleagues.map((colleague) => (
            <MenuItem key={colleague.uid} value={colleague.uid}>
              {colleague.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {unseen !== null && <Alert severity="warning">{unseen}</Alert>}
      {progress && <ProgressWithCounts label="Reassigned" done={progress.done} total={progress.total} />}
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
    </FormDialog>
  );
}
