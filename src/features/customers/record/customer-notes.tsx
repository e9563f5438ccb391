import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { notesOf } from '@/data/history/activity';
import { customerRef } from '@/data/customers/customers';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/employees/use-people';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { formatDate } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

export type CustomerNotesProps = {
  readonly customerId: string;
  /** Shows a note to a crew, which does not see customers; null while the crew has its text already. */
  readonly onShow?: (text: string) => (() => void) | null;
  /** Replaces the crew's access notes by the customer's; null while they are the same. */
  readonly onAccess?: (text: string) => (() => void) | null;
};

/** A customer's notes, for the screens of their trackers and jobs. Renders nothing without notes. */
export function CustomerNotes({ customerId, onShow, onAccess }: CustomerNotesProps) {
  const viewer = useViewer();
  const place = useFormat();
  const now = useNow();
  const { nameOf } = usePeople();
  const maySee = customerId !== '' && may(viewer, 'customers:view');
  const customer = useLiveRecord(maySee ? customerRef(customerId) : null);
  const written = useLive(maySee ? notesOf(viewer, customerId) : null);
  const notes = customer.record?.notes ?? '';
  const accessNotes = customer.record?.accessNotes ?? '';
  const showAccess = accessNotes === '' ? null : onAccess?.(accessNotes);
  if (notes === '' && !showAccess && written.rows.length === 0) return null;
  return (
    <Box component="section" sx={{ maxWidth: '72ch' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h2">Notes of the customer</Typography>
        <Link component={RouterLink} to={`${paths.customer(customerId)}?tab=timeline`}>
          All notes
        </Link>
      </Box>
      {showAccess && (
        <Box sx={{ mb: 1 }}>
          <Words>Access notes of the customer: {accessNotes}</Words>
          <ShowButton onShow={showAccess} label="Show these access notes to the crew" />
        </Box>
      )}
      {notes !== '' && <Words>{notes}</Words>}
      {notes !== '' && <ShowButton onShow={onShow?.(notes)} />}
      {written.rows.map((entry) => (
        <Box key={entry.uuid} sx={{ mt: 1 }}>
          <Words>{entry.body}</Words>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {[nameOf(entry.createdBy), formatDate(entry.createdAt, place, now)].filter(Boolean).join(', ')}
          </Typography>
          <ShowButton onShow={onShow?.(entry.body)} />
        </Box>
      ))}
    </Box>
  );
}

type ShowButtonProps = { readonly onShow: (() => void) | null | undefined; readonly label?: string };

function ShowButton({ onShow, label = 'Show to the crew' }: ShowButtonProps) {
  if (!onShow) return null;
  return (
    <Button size="small" onClick={onShow}>
      {label}
    </Button>
  );
}

function Words({ children }: { readonly children: ReactNode }) {
  return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>;
}
