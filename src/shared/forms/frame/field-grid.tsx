import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type FieldGridProps = {
  readonly children: ReactNode;
  /** Short fields, such as first and last name, stand side by side on a phone as well. */
  readonly isShort?: boolean;
};

/** Fields of a form in two columns; on a phone in one. */
export function FieldGrid({ children, isShort = false }: FieldGridProps) {
  const two = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: isShort ? two : 'minmax(0, 1fr)', sm: two },
      }}
    >
      {children}
    </Box>
  );
}
