import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormikContext } from 'formik';
import { repeatWords, WEEKDAYS, weekdayOf } from '@/domain/calendar/repeat';
import { WEEKDAY_NAMES } from '@/domain/time/day-words';
import { useFormat } from '@/shared/format/format-context';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { firstDayOf, ruleOf } from './event-values';
import type { EventValues } from './event-values';

const CHOICES = [
  { value: 'never', label: 'Does not repeat' },
  { value: 'day', label: 'By days' },
  { value: 'week', label: 'By weeks' },
  { value: 'month', label: 'By months, on the date' },
  { value: 'monthWeekday', label: 'By months, on the weekday' },
  { value: 'year', label: 'By years' },
];

const ENDINGS = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a day' },
  { value: 'after', label: 'After a number of times' },
];

const UNITS = { day: 'days', week: 'weeks', month: 'months', monthWeekday: 'months', year: 'years' } as const;

/** How an event repeats, with a sentence that says it. */
export function RepeatFields() {
  const { values } = useFormikContext<EventValues>();
  const { country } = useFormat();
  const { repeats, ends } = values;
  if (repeats === 'never') return <FormSelect name="repeats" label="Repeats" options={CHOICES} />;
  const words = repeatWords(ruleOf(values), firstDayOf(values), country);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr' }, gap: 2 }}>
        <FormSelect name="repeats" label="Repeats" options={CHOICES} />
        <FormTextField name="every" label={`Every … ${UNITS[repeats]}`} inputMode="numeric" />
      </Box>
      {repeats === 'week' && <Weekdays />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr' }, gap: 2 }}>
        <FormSelect name="ends" label="Ends" options={ENDINGS} />
        {ends === 'on' && <FormDateField name="until" label="Last day" required />}
        {ends === 'after' && <FormTextField name="count" label="Times" inputMode="numeric" required />}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {words}
      </Box>
    </>
  );
}

/** The days of the week; that of the start is always among them. */
function Weekdays() {
  const { values, setFieldValue } = useFormikContext<EventValues>();
  const own = weekdayOf(firstDayOf(values));
  return (
    <Box role="group" aria-label="Days of the week" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {WEEKDAYS.map((weekday, index) => {
        const isOn = weekday === own || values.weekdays.includes(weekday);
        return (
          <Chip
            key={weekday}
            component="button"
            type="button"
            label={WEEKDAY_NAMES[index]?.slice(0, 3)}
            aria-label={WEEKDAY_NAMES[index]}
            aria-pressed={isOn}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            clickable
            disabled={weekday === own}
            onClick={() =>
              void setFieldValue(
                'weekdays',
                isOn ? values.weekdays.filter((one) => one !== weekday) : [...values.weekdays, weekday],
              )
            }
          />
        );
      })}
    </Box>
  );
}
