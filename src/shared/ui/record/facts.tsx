import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

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

export type SideActionProps = {
  children: ReactNode;
  /** Accessible name, where the text alone is not clear. */
  label?: string;
} & ({ onClick: () => void } | { to: string });

/** An action of a side section: a word at the column's edge that takes no extra room. */
export function SideAction({ children, label, ...does }: SideActionProps) {
  return (
    <Button
      size="small"
      variant="text"
      aria-label={label}
      sx={{ minHeight: 28, marginBlock: '-4px', marginInlineEnd: '-12px' }}
      {...('to' in does ? { component: Link, to: does.to } : { onClick: does.onClick })}
    >
      {children}
    </Button>
  );
}

export type FactsProps = { children: ReactNode; /** In pixels. */ labelWidth?: number };

/** Rows of label and value. */
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
