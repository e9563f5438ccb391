import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Estimate } from '@/domain/estimates/estimate';
import { isInOption } from '@/domain/estimates/estimate-sums';
import { inOrder } from '@/domain/estimates/line-order';
import { quantityWords } from '@/domain/estimates/shown-sums';
import { lineAmount } from '@/domain/money/line-amount';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lineName } from './line-name';

export type LineCardsProps = {
  readonly estimate: Estimate;
  /** The shown option's id. */
  readonly option: string;
  readonly mayEdit: boolean;
  readonly onOpen: (line: string) => void;
};

/** The lines of an option on a phone: a tap opens one. */
export function LineCards({ estimate, option, mayEdit, onOpen }: LineCardsProps) {
  const formats = useFormat();
  const lines = inOrder(estimate.lines).filter((line) => isInOption(line, option));
  return (
    <Box component="ul" aria-label="Lines" sx={list}>
      {lines.map((line) => {
        const { id, unitPrice, isOptional } = line;
        return (
          <li key={id}>
            <ButtonBase disabled={!mayEdit} onClick={() => onOpen(id)} sx={card}>
              <span dir="auto">{lineName(line)}</span>
              <span className="tn">{formatMoney(lineAmount(line), formats)}</span>
              <small className="tn">
                {quantityWords(line, formats.country)} × {formatMoney(unitPrice, formats)}
                {isOptional && ', optional'}
              </small>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  width: '100%',
  minHeight: 56,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  font: 'inherit',
  textAlign: 'left',
  '& small': { gridColumn: '1 / -1', color: 'text.secondary' },
} as const;
