import Box from '@mui/material/Box';

import { choiceTotals, stepSums } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { stepName } from '@/domain/estimates/shown-sums';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowSx } from './estimate-styles';

export type StepsListProps = { readonly issued: IssuedEstimate; readonly choice: Choice };

/** The payment steps of a choice, which add up to its total. */
export function StepsList({ issued, choice }: StepsListProps) {
  const formats = useFormat();
  const totals = choiceTotals(issued, choice);
  if (typeof totals === 'string') return null;
  return (
    <Box component="dl" aria-label="Payments" sx={{ display: 'grid', gap: 1.5, m: 0, '& dd': { m: 0 } }}>
      {stepSums(totals, issued.schedule).map(({ step, total }) => (
        <Box key={step.id} sx={rowSx}>
          <dt dir="auto">
            {stepName(step, formats.country)}
            {step.when !== '' && <small>{step.when}</small>}
          </dt>
          <Box component="dd" className="tn" sx={{ fontWeight: 550 }}>
            {formatMoney(total, formats)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
