import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import type { TaskFields } from '@/data/tasks/tasks';
import { openRule, positionOf, repeatWords, weekdayOf, WEEKDAYS } from '@/domain/calendar/repeat';
import type { Repeat } from '@/domain/calendar/repeat';
import { dueProblem } from '@/domain/tasks/due';
import { taskRepeat, taskRepeatWords } from '@/domain/tasks/repeat-words';
import { DUE_DAYS } from '@/domain/core/calendar-day';
import { dayOf } from '@/domain/time/time';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { WeekdayChips } from '@/shared/calendar/weekday-chips';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { NumberChoice } from './number-choice';

const RHYTHMS = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'Daily' },
  { value: 'week', label: 'Weekly' },
  { value: 'month', label: 'Monthly, on the date' },
  { value: 'monthWeekday', label: 'Monthly, on the weekday' },
  { value: 'year', label: 'Yearly' },
] as const;
type Rhythm = (typeof RHYTHMS)[number]['value'];

const ONCE: Repeat = { unit: 'week', interval: 1, weekdays: [], position: 0, until: '', count: null };
const INTERVALS = Array.from({ length: 12 }, (_, at) => at + 1);
const TIMES = [2, 3, 4, 5, 6, 8, 10, 12, 20, 26, 52];

const rhythmOf = (repeat: Repeat | null): Rhythm =>
  !repeat ? 'never' : repeat.unit === 'month' && repeat.position !== 0 ? 'monthWeekday' : repeat.unit;

export type RepeatFieldProps = { readonly label: string; readonly untilLabel: string };

/**
 * How a task repeats from its day on, as an RRULE in the form's field `repeat`, with a sentence that says it. The last
 * day is typed in a field of its own, `until`, and is part of the rule once it is a day that can be.
 */
export function RepeatField({ label, untilLabel }: RepeatFieldProps) {
  const { country, zone } = useFormat();
  const today = dayOf(useNow(), zone);
  const { values } = useFormikContext<TaskFields>();
  const first = values.dueOn || today;
  const [{ value: rule }, { error, touched }, { setValue }] = useField<string>('repeat');
  const [, , until] = useField<string>('until');
  const repeat = taskRepeat(rule);
  // Formik validates with the values of the last render, so of two fields set at once the one with the check is last.
  const set = (change: Partial<Repeat>, validates = true) => {
    void setValue(openRule({ ...ONCE, ...repeat, ...change }, first), validates);
  };
  const choose = (rhythm: Rhythm) => {
    if (rhythm === 'never') {
      void setValue('', false);
      return void until.setValue('');
    }
    const isPlaced = rhythm === 'monthWeekday';
    set({
      unit: isPlaced ? 'month' : rhythm,
      weekdays: [],
      position: isPlaced ? positionOf(first) : 0,
    });
  };
  return (
    <>
      <TextField
        select
        label={label}
        value={rhythmOf(repeat)}
        error={touched && error !== undefined}
        helperText={touched ? error : undefined}
        onChange={({ target }) =>
          choose(RHYTHMS.find(({ value }) => value === target.value)?.value ?? 'never')
        }
      >
        {RHYTHMS.map(({ value, label: name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {repeat && (
        <>
          <FieldGrid>
            <NumberChoice
              label="How often"
              labelOf={(interval) =>
                interval === 1 ? `Every ${repeat.unit}` : `Every ${interval} ${repeat.unit}s`
              }
              value={repeat.interval}
              choices={INTERVALS}
              onChoose={(interval) => set({ interval: interval ?? 1 })}
            />
            <NumberChoice
              label="Times"
              value={repeat.count}
              choices={TIMES}
              none="Without end"
              onChoose={(count) => {
                set({ count, until: '' }, false);
                void until.setValue('');
              }}
            />
          </FieldGrid>
          <FormDateField
            name="until"
            label={untilLabel}
            helper="Empty for no last day."
            min={values.dueOn || DUE_DAYS.from}
            max={DUE_DAYS.until}
            onPicked={(day) =>
              set({ until: dueProblem(day) === null ? day : '', ...(day !== '' && { count: null }) }, false)
            }
          />
          {repeat.unit === 'week' && (
            <WeekdayChips
              own={weekdayOf(first)}
              chosen={repeat.weekdays}
              onChange={(chosen) => set({ weekdays: WEEKDAYS.filter((one) => chosen.includes(one)) })}
            />
          )}
          <Box sx={{ color: 'text.secondary' }}>
            <Box role="status">
              {repeatWords(rule, first, country) || taskRepeatWords(rule, first, country)}
              {repeat.count === null && repeat.until === '' && ', without end'}
            </Box>
            <Box sx={{ fontSize: '0.75rem', lineHeight: '1rem', mt: 0.5 }}>
              The next task is added when this one is done.
            </Box>
          </Box>
        </>
      )}
    </>
  );
}
