import Box from '@mui/material/Box';
import { SUM_PROBLEMS } from '@/domain/money/totals-problems';
import type { Totals, TotalsProblem } from '@/domain/money/totals';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { ErrorLine } from '@/shared/ui/states/error-line';

export type SumsFootProps = {
  readonly totals: Totals | TotalsProblem;
  readonly isTaxInclusive: boolean;
  /** Further sums before the total, as texts. */
  readonly more?: readonly SumText[];
  readonly totalLabel: string;
};

export type SumText = { readonly label: string; readonly text: string };

/** The sums of lines: subtotal, discount, tax, further ones, and the total; or why there are none. */
export function SumsFoot({ totals, isTaxInclusive, more = [], totalLabel }: SumsFootProps) {
  const formats = useFormat();
  if (typeof totals === 'string') return <ErrorLine text={SUM_PROBLEMS[totals]} />;
  const money = (cents: number) => formatMoney(cents, formats);
  const parts: readonly SumText[] = [
    { label: 'Lines', text: money(totals.subtotal) },
    { label: 'Discount', text: totals.discount === 0 ? 'None' : `−${money(totals.discount)}` },
    { label: isTaxInclusive ? 'Tax included' : 'Tax', text: money(totals.tax) },
    ...more,
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
        <dt>{totalLabel}</dt>
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
