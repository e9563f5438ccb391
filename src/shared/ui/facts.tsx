import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type SideSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled part of the side column. */
export function SideSection({ title, action, children }: SideSectionProps) {
  return (
    <Box component="section">
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1, minHeight: 20 }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

export type FactsProps = { children: ReactNode; /** Width of the labels in pixels. */ labelWidth?: number };

/** Label and value rows. */
export function Facts({ children, labelWidth = 96 }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)`,
        gap: 1,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {children}
    </Box>
  );
}

export type FactProps = { label: string; children: ReactNode };

/** One row of facts. */
export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
