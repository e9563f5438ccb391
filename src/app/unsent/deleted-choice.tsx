import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { customerIntents } from '@/data/customers/customer-changes';
import type { ChangedDeletion } from '@/data/journal/use-changed-deletion';
import { useUser, useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import { useFormat } from '@/shared/format/format-context';
import { writtenValue } from '@/shared/format/written-value';

export type DeletedChoiceProps = {
  readonly deletion: ChangedDeletion;
  /** True when Undo has restored the customer, as known here. */
  readonly isBack: boolean;
  readonly onDecide: () => void;
};

/** A sent deletion of a customer whom another user had changed meanwhile: asks whether they stay deleted. */
export function DeletedChoice({ deletion, isBack, onDecide }: DeletedChoiceProps) {
  const { decided, customer, changes } = deletion;
  const formats = useFormat();
  const { byUid } = usePeople();
  const { uuid } = useUser();
  const viewer = useViewer();
  const commit = useCommit();
  const words = { formats, people: byUid };
  const who = decided.by === uuid ? 'You on another device' : (byUid.get(decided.by)?.name ?? 'Someone');

  const restore = (from: NonNullable<typeof customer>) => {
    commit(customerIntents.bringBack(viewer, from));
    onDecide();
  };

  return (
    <Alert severity="warning">
      {who} changed this customer while you deleted it.
      {changes.map(({ label, kind, mine }) => (
        <Box key={label}>
          <b>{label}</b>: “{writtenValue(mine, kind, words) || 'nothing'}”
        </Box>
      ))}
      {isBack && 'Undo brought them back without this.'}
      <Box sx={{ display: 'flex', gap: 1, marginTop: 0.5 }}>
        {customer && !isBack && (
          <Button size="small" variant="outlined" onClick={() => restore(customer)}>
            Bring back
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={onDecide}>
          {isBack ? 'Noted' : 'Keep deleted'}
        </Button>
      </Box>
    </Alert>
  );
}
