import Box from '@mui/material/Box';
import { choiceMargin, choiceTotals } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import { SUM_PROBLEMS } from '@/domain/money/totals-problems';
import type { Estimate } from '@/domain/estimates/estimate';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { marginText } from './line-values';
import { useCrewCost } from './use-crew-cost';

export type SumsFootProps = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  /** Name of the option, '' for a plain estimate. */
  readonly name: string;
};

/** The sums of a choice: lines, discount, tax, the office's margin, and the total; or why there are none. */
export function SumsFoot({ estimate, choice, name }: SumsFootProps) {
  const formats = useFormat();
  const crew = useCrewCost(estimate);
  const totals = choiceTotals(estimate, choice);
  if (typeof totals === 'string') return <ErrorLine text={SUM_PROBLEMS[totals]} />;
  const margin = choiceMargin(estimate, choice, crew);
  const money = (cents: number) => formatMoney(cents, formats);
  const parts = [
    { label: 'Lines', text: money(totals.subtotal) },
    { label: 'Discount', text: totals.discount === 0 ? 'None' : `−${money(totals.discount)}` },
    { label: estimate.isTaxInclusive ? 'Tax included' : 'Tax', text: money(totals.tax) },
    ...(margin === null ? [] : [{ label: 'Margin, office only', text: marginText(margin, formats.country) }]),
  ];
  return (
    <Box component="dl" aria-label="Sums" sx={foot}>
      {parts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tn">{text}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{name === '' ? 'Total' : `Total, ${name}`}</dt>
        <dd className="tn">{money(totals.total)}</dd>
      </div>
    </Box>
  );
}

/** In view below its lines; on a phone the actions have that place. */
const foot = {
  position: { xs: 'static', md: 'sticky' },
  // The page scrolls within its own padding.
  bottom: 'calc(-1 * var(--jl-gutter))',
  zIndex: 2,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  m: 0,
  py: 2,
  '& dt': { fontSize: '0.75rem', color: 'text.secondary' },
  '& dd': { m: 0, mt: '2px', fontWeight: 600 },
  '& .total': { marginInlineStart: 'auto', textAlign: 'right' },
  '& .total dd': { fontSize: '1.25rem' },
} as const;
