import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { StatusChip } from '../../ui/text/status-chip';

export type TrayFactsProps = {
  /** Where or for whom, and since when. */
  place: string;
  since: string;
  status: string;
  /** Whose it is, or how large. */
  note: string;
};

/** The two lines below an entry's title in a tray. */
export function TrayFacts({ place, since, status, note }: TrayFactsProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 1,
          typography: 'caption',
          marginBlock: '2px 8px',
        }}
      >
        <Box component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {place}
        </Box>
        <Box component="span" sx={{ flex: 'none' }}>
          {since}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <StatusChip status={status} />
        <Typography component="span" variant="caption">
          {note}
        </Typography>
      </Box>
    </>
  );
}
