import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type SentNoteProps = {
  readonly email: string;
  readonly onAddDifferent: () => void;
  readonly children?: ReactNode;
};

/** Replaces the form once an address is on the list. */
export function SentNote({ email, onAddDifferent, children }: SentNoteProps) {
  return (
    <Box sx={{ mt: 4, pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        Email Sent to {email}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        Please Check Your Junk Folder if you do not see communication
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="outlined" size="large" onClick={onAddDifferent}>
          Add Different Email!
        </Button>
        {children}
      </Box>
    </Box>
  );
}
