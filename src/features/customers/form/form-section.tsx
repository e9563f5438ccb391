import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/page/card';

export type FormSectionProps = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A titled group of fields, in two columns where they fit. */
export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <Card component="section" id={id} aria-labelledby={`${id}-title`} sx={{ scrollMarginTop: 16 }}>
      <Typography id={`${id}-title`} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Card>
  );
}

export type WideProps = { readonly children: ReactNode };

/** A field over the full width of its section. */
export function Wide({ children }: WideProps) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
