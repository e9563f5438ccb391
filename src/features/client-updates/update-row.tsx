import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { UPDATES_SAID } from '@/domain/client-updates/updates-said';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import type { Formats } from '@/domain/format/formats';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';

export type UpdateRowProps = {
  readonly update: ClientUpdate;
  readonly mayEdit: boolean;
  readonly onStop: () => void;
  readonly onSend: () => void;
};

/** Mails that a user may let go. */
const UNTOLD: readonly ClientUpdate['state'][] = ['waiting', 'stopped', 'unsent'];

/** One mail to the client, with its state; one that has not gone can be kept back, sent at once or tried again. */
export function UpdateRow({ update, mayEdit, onStop, onSend }: UpdateRowProps) {
  const formats = useFormat();
  const { kind, state, subject } = update;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {state === 'sent' ? subject : UPDATES_SAID[kind].label}
        </Typography>
        <Typography variant="body2" sx={{ color: state === 'unsent' ? 'error.main' : 'text.secondary' }}>
          {stateText(update, formats)}
        </Typography>
      </Box>
      {mayEdit && UNTOLD.includes(state) && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={onSend}>
            {state === 'unsent' ? 'Try again' : 'Send now'}
          </Button>
          {state === 'waiting' && (
            <Button size="small" variant="text" onClick={onStop}>
              Keep back
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function stateText({ state, dueAt, sentAt, to, why }: ClientUpdate, formats: Formats): string {
  switch (state) {
    case 'waiting':
      return dueAt === null ? 'Goes in a moment' : `Goes ${formatDateTime(dueAt, formats)}`;
    case 'sent':
      return sentAt === null ? `To ${to}` : `To ${to}, ${formatDateTime(sentAt, formats)}`;
    case 'stopped':
      return 'Kept back';
    case 'unsent':
      return `Not sent. ${why}`;
    case 'settled':
      return 'Nothing to tell any more';
  }
}
