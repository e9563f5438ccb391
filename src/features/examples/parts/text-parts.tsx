import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyHint, Kbd } from '@/shared/ui/text/kbd';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { ProgressTrack } from '@/shared/ui/text/progress-track';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { UnreadBadge } from '@/shared/ui/text/unread-badge';
import { Part } from './part';

const PEOPLE = ['Dana Hollis', 'Marcus Reed', 'Priya Shah', 'Elena Sato', 'Omar Haddad', 'Tom Becker'];

/** Small parts within a line. */
export function TextParts() {
  return (
    <>
      <Part name="StatusChip">
        <StatusChip status="Working" />
        <StatusChip status="Quoted" size="large" />
      </Part>
      <Part name="PersonName">
        {PEOPLE.map((name) => (
          <PersonName key={name} name={name} />
        ))}
      </Part>
      <Part name="UnreadBadge">
        <UnreadBadge count={3} words="unread in this example" />
        <UnreadBadge count={120} words="unread in this example" />
      </Part>
      <Part name="KeyHint and Kbd">
        <Button variant="contained" sx={{ gap: 1 }}>
          Add lead <KeyHint>C</KeyHint>
        </Button>
        <Kbd>Esc</Kbd>
      </Part>
      <Part name="ProgressTrack">
        <Box sx={{ display: 'flex', flex: 1, maxWidth: 320 }}>
          <ProgressTrack done={3} total={8} label="Example checklist" />
        </Box>
      </Part>
    </>
  );
}
