import Box, { type BoxProps } from '@mui/material/Box';
import { Card } from '@/shared/ui/page/card';

/** A drawing of the product: rows with dividers. Decorative. */
export function Panel({ sx, ...props }: BoxProps) {
  return <Card {...props} sx={[{ p: 0 }, ...(Array.isArray(sx) ? sx : [sx])]} />;
}

/** One row of a panel, with content at its start and end. */
export function PanelRow({ sx, ...props }: BoxProps) {
  return <Box {...props} sx={[rowStyles, ...(Array.isArray(sx) ? sx : [sx])]} />;
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 44,
  px: 2,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
