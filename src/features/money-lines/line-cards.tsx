import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { quantityWords } from '@/domain/estimates/shown-sums';
import { lineAmount } from '@/domain/money/line-amount';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import type { EditedLine } from './edited-line';
import { lineName } from '@/shared/format/lines/line-name';

export type LineCardsProps = {
  /** The shown lines, in their order. */
  readonly lines: readonly EditedLine[];
  readonly mayEdit: boolean;
  readonly onOpen: (line: string) => void;
};

/** Lines on a phone: a tap opens one. */
export function LineCards({ lines, mayEdit, onOpen }: LineCardsProps) {
  const formats = useFormat();
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
