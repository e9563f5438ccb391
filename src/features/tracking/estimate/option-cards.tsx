import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

import { offeredChoice, optionName } from '@/domain/estimates/answers/client-choice';
import { choiceTotals, plain } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowSx } from './estimate-styles';

export type OptionCardsProps = {
  readonly issued: IssuedEstimate;
  readonly choice: Choice;
  readonly labelledBy: string;
  /** Absent where nothing can be chosen any more. */
  readonly onChoose?: ((choice: Choice) => void) | undefined;
};

/** The options of an estimate with their totals without extras; extras that a new option has too stay added. */
export function OptionCards({ issued, choice, labelledBy, onChoose }: OptionCardsProps) {
  const formats = useFormat();
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={choice.option}
      onChange={(_, option) => onChoose?.(offeredChoice(issued, { option, extras: [...choice.extras] }))}
      sx={{ display: 'grid', gap: 1 }}
    >
      {issued.options.map(({ id, description, isSuggested }) => {
        const totals = choiceTotals(issued, plain(id));
        const isChosen = id === choice.option;
        return (
          <Box key={id} component="label" sx={isChosen ? { ...card, ...chosen } : card}>
            <Radio value={id} disabled={onChoose === undefined} sx={{ p: 0, alignSelf: 'start' }} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ ...rowSx, fontWeight: 620 }}>
                <span dir="auto">
                  {optionName(issued, id)}
                  {isSuggested && (
                    <>
                      {' '}
                      <Chip
                        component="span"
                        size="small"
                        label="We suggest"
                        sx={{ bgcolor: 'background.paper' }}
                      />
                    </>
                  )}
                </span>
                <span className="tn">
                  {typeof totals === 'string' ? '–' : formatMoney(totals.total, formats)}
                </span>
              </Box>
              {description !== '' && (
                <Box component="span" dir="auto" sx={about}>
                  {description}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </RadioGroup>
  );
}

const card = {
  display: 'flex',
  gap: 1.5,
  p: '15px',
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: '10px',
  cursor: 'pointer',
} as const;
const chosen = {
  p: '14px',
  border: '2px solid',
  borderColor: 'primary.main',
  bgcolor: 'primary.tint',
} as const;
const about = {
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: 'text.secondary',
  whiteSpace: 'pre-line',
} as const;
