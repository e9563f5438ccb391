import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { numberText } from '@/domain/core/record-number';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';

export type EarlierListProps = {
  readonly estimates: readonly Estimate[];
  readonly onChoose: (estimate: Estimate) => void;
};

/** Estimates to take lines from: title, customer, number, count of lines and total. */
export function EarlierList({ estimates, onChoose }: EarlierListProps) {
  const formats = useFormat();
  return (
    <Box component="ul" aria-label="Estimates" sx={list}>
      {estimates.map((estimate) => {
        const { uuid, title, customerName, lines } = estimate;
        const total = shownTotal(estimate);
        const facts = [numberText(estimate), customerName, plural(lines.length, 'line', formats.country)];
        return (
          <li key={uuid}>
            <ButtonBase onClick={() => onChoose(estimate)} sx={row}>
              <span dir="auto">{title}</span>
              <span className="tn">{total === null ? '–' : formatMoney(total, formats)}</span>
              <small dir="auto">{facts.filter((word) => word !== '').join(' · ')}</small>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { borderBottom: 1, borderColor: 'divider' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  width: '100%',
  minHeight: 56,
  alignContent: 'center',
  px: 1,
  py: 1,
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '& small': { gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.75rem' },
} as const;
