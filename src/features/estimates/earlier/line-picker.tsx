import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { EstimateContent, EstimateLine } from '@/domain/estimates/estimate-content';
import { isInOption } from '@/domain/estimates/estimate-sums';
import { quantityWords } from '@/domain/estimates/shown-sums';
import { useFormat } from '@/shared/format/format-context';
import { MoneyText } from '@/shared/ui/text/money-text';
import { joinList } from '@/shared/format/words';
import { lineName } from '@/shared/format/lines/line-name';
import { optionName } from '@/shared/format/lines/option-name';

export type LinePickerProps = {
  readonly options: EstimateContent['options'];
  readonly lines: readonly EstimateLine[];
  /** Ids of the picked lines. */
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
};

/** Picks all or some lines of an estimate; those of a single option say which. */
export function LinePicker({ options, lines, picked, onPick }: LinePickerProps) {
  const { country } = useFormat();
  const isAll = picked.size === lines.length;
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onPick(next);
  };
  return (
    <Stack role="group" aria-label="Lines to copy" sx={styles}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && picked.size > 0}
            onChange={() => onPick(new Set(isAll ? [] : lines.map(({ id }) => id)))}
          />
        }
        label="All lines"
      />
      {lines.map((line) => (
        <FormControlLabel
          key={line.id}
          control={<Checkbox checked={picked.has(line.id)} onChange={() => toggle(line.id)} />}
          label={
            <>
              <span dir="auto">{lineName(line)}</span>
              <small className="tn">
                {quantityWords(line, country)} × <MoneyText cents={line.unitPrice} />
                {optionsText(options, line)}
              </small>
            </>
          }
        />
      ))}
    </Stack>
  );
}

/** ", in Good and Better" of a line that not every option has; '' for the others. */
function optionsText(options: EstimateContent['options'], line: EstimateLine): string {
  const own = options.filter(({ id }) => isInOption(line, id));
  if (own.length === options.length) return '';
  return `, in ${joinList(own.map(({ id }) => optionName(options, id)))}`;
}

const styles = {
  '& .MuiFormControlLabel-root': { minHeight: 44 },
  '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
} as const;
