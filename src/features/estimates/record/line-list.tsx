import Box from '@mui/material/Box';
import type { EstimateLine } from '@/domain/estimates/estimate-content';
import { quantityWords } from '@/domain/estimates/shown-sums';
import { lineAmount } from '@/domain/money/line-amount';
import { lineName } from '@/shared/format/lines/line-name';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';

/** Lines to look at before they are copied: what, how much, and the amount. */
export function LineList({ lines }: { readonly lines: readonly EstimateLine[] }) {
  const formats = useFormat();
  return (
    <Box component="ul" sx={list}>
      {lines.map((line) => (
        <li key={line.id}>
          <span dir="auto">{lineName(line)}</span>
          <span className="tn">{formatMoney(lineAmount(line), formats)}</span>
          <small className="tn">
            {quantityWords(line, formats.country)} × {formatMoney(line.unitPrice, formats)}
            {line.isOptional && ', optional'}
          </small>
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
} as const;
