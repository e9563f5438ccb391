import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { repeatWords, weekdayOf } from '@/domain/calendar/repeat';
import { WeekdayChips } from '@/shared/calendar/weekday-chips';
import { useFormat } from '@/shared/format/format-context';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { firstDayOf, ruleOf } from './event-values';
import type { EventValues } from './event-values';

const CHOICES = [
  { value: 'never', label: 'Does not repeat' },
  { value: 'day', label: 'Daily' },
  { value: 'week', label: 'Weekly' },
  { value: 'month', label: 'Monthly, on the date' },
  { value: 'monthWeekday', label: 'Monthly, on the weekday' },
  { value: 'year', label: 'Yearly' },
];

const ENDINGS = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a day' },
  { value: 'after', label: 'After a number of times' },
];

const UNITS = { day: 'days', week: 'weeks', month: 'months', monthWeekday: 'months', year: 'years' } as const;

/** How an event repeats, with a sentence that says it. */
export function RepeatFields() {
  const { values, setFieldValue } = useFormikContext<EventValues>();
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
      {repeats === 'week' && (
        <WeekdayChips
          own={weekdayOf(firstDayOf(values))}
          chosen={values.weekdays}
          onChange={(chosen) => void setFieldValue('weekdays', chosen)}
        />
      )}
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
