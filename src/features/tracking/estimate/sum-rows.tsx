import Box from '@mui/material/Box';

import { sumsBeforeTotal } from '@/domain/estimates/shown-sums';
import type { Totals } from '@/domain/money/totals';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowSx } from './estimate-styles';

export type SumRowsProps = {
  readonly totals: Totals;
  /** Whose rates name the taxes. */
  readonly rated: Parameters<typeof sumsBeforeTotal>[1];
  readonly totalLabel: string;
};

/** Subtotal, discount, each tax and the total. The total is said again when it changes. */
export function SumRows({ totals, rated, totalLabel }: SumRowsProps) {
  const formats = useFormat();
  return (
    <Box component="dl" aria-label="Sums" sx={list}>
      {sumsBeforeTotal(totals, rated, formats.country).map(({ id, label, cents }) => (
        <Box key={id} sx={rowSx}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <dd className="tn">
            {cents < 0 ? `−${formatMoney(-cents, formats)}` : formatMoney(cents, formats)}
          </dd>
        </Box>
      ))}
      <Box sx={{ ...rowSx, fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 650 }} aria-live="polite">
        <dt>{totalLabel}</dt>
        <dd className="tn">{formatMoney(totals.total, formats)}</dd>
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  m: 0,
  mt: 2,
  pt: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  '& dd': { m: 0 },
} as const;
