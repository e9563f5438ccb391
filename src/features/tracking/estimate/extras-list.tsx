import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

import { extrasOf } from '@/domain/estimates/answers/client-choice';
import { extraDifference } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowsSx, rowSx } from './estimate-styles';

export type ExtrasListProps = {
  readonly issued: IssuedEstimate;
  readonly choice: Choice;
  /** Absent where nothing can be chosen any more. */
  readonly onChoose?: ((choice: Choice) => void) | undefined;
};

/** The extras of an option, each with what it changes the total by, tax and discount included. */
export function ExtrasList({ issued, choice, onChoose }: ExtrasListProps) {
  const formats = useFormat();
  const add = (id: string, isAdded: boolean) => {
    const extras = new Set(choice.extras);
    if (isAdded) extras.add(id);
    else extras.delete(id);
    onChoose?.({ ...choice, extras });
  };
  return (
    <Box component="ul" sx={rowsSx}>
      {extrasOf(issued, choice.option).map(({ id, name, description }) => {
        const difference = extraDifference(issued, choice, id);
        return (
          <li key={id}>
            <Box component="label" sx={{ display: 'flex', gap: 1.5, cursor: 'pointer' }}>
              <Checkbox
                checked={choice.extras.has(id)}
                disabled={onChoose === undefined}
                onChange={(_, isAdded) => add(id, isAdded)}
                sx={{ p: 0, alignSelf: 'start' }}
              />
              <Box component="span" sx={{ ...rowSx, flex: 1, minWidth: 0 }}>
                <span dir="auto">
                  {name}
                  {description !== '' && <small>{description}</small>}
                </span>
                <span className="tn">
                  {difference === null
                    ? '–'
                    : `${difference < 0 ? '−' : '+'} ${formatMoney(Math.abs(difference), formats)}`}
                </span>
              </Box>
            </Box>
          </li>
        );
      })}
    </Box>
  );
}
