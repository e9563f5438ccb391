import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type TitledSectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of a screen under a heading with a line. */
export function TitledSection({ title, children }: TitledSectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography
        variant="h2"
        id={headingId}
        sx={{ borderBottom: 1, borderColor: 'divider', paddingBottom: 1 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
