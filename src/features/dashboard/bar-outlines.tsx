import Box from '@mui/material/Box';
import { PERSON_ROW } from './person-bars';

/** Widths of a name and its bar, uneven like real ones. */
const ROWS = [
  { name: 112, bar: '78%' },
  { name: 88, bar: '61%' },
  { name: 128, bar: '34%' },
] as const;

/** The outline of bars by person, without names and figures. */
export function BarOutlines() {
  return (
    <>
      {ROWS.map(({ name, bar }) => (
        <Box key={name} sx={PERSON_ROW}>
          <Box sx={{ width: name, maxWidth: '100%', height: 12, borderRadius: '6px', bgcolor: 'divider' }} />
          <Box sx={{ width: bar, height: 8, borderRadius: '2px', bgcolor: 'divider' }} />
          <Box
            sx={{ width: 24, height: 12, borderRadius: '6px', bgcolor: 'divider', marginInlineStart: 'auto' }}
          />
        </Box>
      ))}
    </>
  );
}
