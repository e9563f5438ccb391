import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type TitledSectionProps = {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a screen under a heading with a line. */
export function TitledSection({ title, action, children }: TitledSectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          borderBottom: 1,
          borderColor: 'divider',
          paddingBottom: 1,
          // A button must not make a section's heading taller than its neighbour's.
          '& > button': { marginBlock: '-8px' },
        }}
      >
        <Typography variant="h2" id={headingId}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
