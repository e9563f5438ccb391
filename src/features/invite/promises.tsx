import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { Icon } from '@/shared/ui/text/icon';

const PROMISES = ['One message, no newsletter', 'Basic use is free'] as const;

/** The promises to a visitor who leaves an address. */
export function Promises() {
  return (
    <Box component="ul" sx={listStyles}>
      {PROMISES.map((promise) => (
        <Typography component="li" key={promise} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Icon of={Check} size={16} color="var(--jl-success)" />
          {promise}
        </Typography>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
} as const;
