import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import type { TaskFields } from '@/data/tasks/tasks';
import { positionOf, repeatRule, weekdayOf, WEEKDAYS } from '@/domain/calendar/repeat';
import type { Repeat } from '@/domain/calendar/repeat';
import { taskRepeat, taskRepeatWords } from '@/domain/tasks/repeats';
import { dayOf } from '@/domain/time/time';
import { WeekdayChips } from '@/shared/calendar/weekday-chips';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

const RHYTHMS = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'By days' },
  { value: 'week', label: 'By weeks' },
  { value: 'month', label: 'By months, on the date' },
  { value: 'monthWeekday', label: 'By months, on the weekday' },
  { value: 'year', label: 'By years' },
] as const;
type Rhythm = (typeof RHYTHMS)[number]['value'];

const ONCE: Repeat = { unit: 'week', interval: 1, weekdays: [], position: 0, until: '', count: null };
const INTERVALS = Array.from({ length: 12 }, (_, at) => at + 1);
const TIMES = [2, 3, 4, 5, 6, 8, 10, 12, 20, 26, 52];

const rhythmOf = (repeat: Repeat | null): Rhythm =>
  !repeat ? 'never' : repeat.unit === 'month' && repeat.position !== 0 ? 'monthWeekday' : repeat.unit;

/** How a task repeats from its day on, as an RRULE in the form's field `repeat`, with a sentence that says it. */
export function RepeatField({ label }: { readonly label: string }) {
  const { country, zone } = useFormat();
  const today = dayOf(useNow(), zone);
  const first = useFormikContext<TaskFields>().values.dueOn || today;
  const [{ value: rule }, { error, touched }, { setValue }] = useField<string>('repeat');
  const repeat = taskRepeat(rule);
  const set = (change: Partial<Repeat>) => {
    const next = { ...ONCE, ...repeat, ...change };
    const own = weekdayOf(first);
    const written = repeatRule(next, first);
    // On the first day's weekday alone it follows that day when it moves.
    const isOwn = next.unit === 'week' && next.weekdays.every((one) => one === own);
    void setValue(isOwn ? written.replace(`;BYDAY=${own}`, '') : written);
  };
  const choose = (rhythm: Rhythm) => {
    if (rhythm === 'never') return void setValue('');
    const isPlaced = rhythm === 'monthWeekday';
    set({
      ...{ unit: isPlaced ? 'month' : rhythm, weekdays: [] },
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
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
            <Numbers
              label={`Every … ${repeat.unit}s`}
              value={repeat.interval}
              choices={INTERVALS}
              onChoose={(interval) => set({ interval: interval ?? 1 })}
            />
            <Numbers
              label="Times"
              value={repeat.count}
              choices={TIMES}
              none="Without end"
              onChoose={(count) => set({ count, until: '' })}
            />
          </Box>
          {repeat.unit === 'week' && (
            <WeekdayChips
              own={weekdayOf(first)}
              chosen={repeat.weekdays}
              onChange={(chosen) => set({ weekdays: WEEKDAYS.filter((one) => chosen.includes(one)) })}
            />
          )}
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {taskRepeatWords(rule, first, country)}
          </Box>
        </>
      )}
    </>
  );
}

type NumbersProps = {
  readonly label: string;
  readonly value: number | null;
  readonly choices: readonly number[];
  /** The choice of no number. */
  readonly none?: string;
  readonly onChoose: (value: number | null) => void;
};

/** A choice among numbers; another stored one stays among them. */
function Numbers({ label, value, choices, none, onChoose }: NumbersProps) {
  const all = value === null || choices.includes(value) ? choices : [...choices, value];
  return (
    <TextField
      select
      label={label}
      value={value === null ? '' : String(value)}
      slotProps={{ select: { displayEmpty: none !== undefined } }}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {all.map((one) => (
        <MenuItem key={one} value={String(one)}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
}
