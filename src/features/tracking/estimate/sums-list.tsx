import Box from '@mui/material/Box';

import { choiceTotals } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { sumsBeforeTotal } from '@/domain/estimates/shown-sums';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowSx } from './estimate-styles';

export type SumsListProps = { readonly issued: IssuedEstimate; readonly choice: Choice };

/** Subtotal, discount, each tax and the total of a choice. The total is said again when the choice changes. */
export function SumsList({ issued, choice }: SumsListProps) {
  const formats = useFormat();
  const totals = choiceTotals(issued, choice);
  if (typeof totals === 'string') return null;
  return (
    <Box component="dl" aria-label="Sums" sx={list}>
      {sumsBeforeTotal(totals, issued, formats.country).map(({ id, label, cents }) => (
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
        <dt>Total</dt>
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
