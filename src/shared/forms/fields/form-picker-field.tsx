import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, PickerFieldSlotProps } from '@mui/x-date-pickers/models';
import { useField } from 'formik';
import { DateTime } from 'luxon';
import { useCallback, useRef, useState, type FocusEventHandler, type ReactNode } from 'react';

import { isFinishedDay } from '@/domain/core/calendar-day';
import { useFormat } from '../../format/format-context';
import { PickerIcon } from './picker-icon';

/** The accessible names of the clock's numbers contain the visible text (WCAG 2.5.3). */
const CLOCK_FORMATS = { hours12h: 'h', hours24h: 'H' };
const CLOCK_WORDS = {
  minutesClockNumberText: (minutes: string) =>
    `${minutes.padStart(2, '0')} ${Number(minutes) === 1 ? 'minute' : 'minutes'}`,
};

export type FormPickerFieldProps = {
  name: string;
  label: string;
  helper?: string;
  required?: boolean;
  /** Error when it is empty; without it, the field is optional. */
  missing?: string | undefined;
  disabled?: boolean;
};

const EXAMPLE = DateTime.fromISO('2026-11-24T14:00');

type PickerProps = {
  label: string;
  value: DateTime | null;
  disabled: boolean;
  onChange: (date: DateTime | null) => void;
  format: string;
  slots: { openPickerIcon: typeof PickerIcon };
  slotProps: {
    field: PickerFieldSlotProps<DateTime | null>;
    textField: {
      name: string;
      required: boolean;
      fullWidth: boolean;
      error: boolean;
      helperText: string | undefined;
      onBlur: FocusEventHandler;
    };
  };
};

export type PickerBinding<V> = {
  empty: V;
  read: (value: V) => DateTime | null;
  write: (date: DateTime) => V;
  /** Type of value: "date" or "date and time". */
  what: string;
  /** Of the field, as a luxon pattern. */
  format: string;
  /**
   * Called with the user's choice once the form has it, and with the last date before it. Not for values set from
   * outside, and not while the user types.
   */
  onPicked?: ((value: V, before: V) => void) | undefined;
  children: (picker: PickerProps) => ReactNode;
};

const isFinished = (date: DateTime): boolean => isFinishedDay(date.toISODate() ?? '');

/**
 * A picker bound to the form. While a date is typed the form keeps its value, so that nothing follows a part of a date;
 * an unfinished date blocks the submit, because it would be lost silently.
 */
export function FormPickerField<V>(props: FormPickerFieldProps & PickerBinding<V>) {
  const { name, label, helper, missing, required = missing !== undefined, disabled = false } = props;
  const { empty, read, write, what, format, onPicked, children } = props;
  const { country } = useFormat();
  const unfinished = `Finish the ${what}, like ${EXAMPLE.toFormat(format, { locale: 'en-US' })}, or empty it.`;
  const sections = useRef<FieldRef<DateTime | null>>(null);
  /** The form's value over which the user types an unfinished date. */
  const typedOver = useRef<V | undefined>(undefined);
  const isBegun = useCallback(
    () => sections.current?.getSections().some(({ value }) => value !== '') ?? false,
    [],
  );
  const validate = useCallback(
    (value: V) => {
      if (value === typedOver.current) return unfinished;
      typedOver.current = undefined;
      if (value !== empty) return undefined;
      // A first part alone is not reported by the picker.
      return isBegun() ? unfinished : missing;
    },
    [empty, unfinished, missing, isBegun],
  );
  const [field, meta, { setValue, setTouched }] = useField<V>({ name, validate });
  const [shown, setShown] = useState(() => ({ value: field.value, date: read(field.value) }));
  const lastDate = useRef(field.value);
  // A value set from outside replaces the shown one, also a half-typed date.
  if (shown.value !== field.value) setShown({ value: field.value, date: read(field.value) });
  const pick = (date: DateTime | null) => {
    const value = date === null ? empty : write(date);
    const before = field.value === empty ? lastDate.current : field.value;
    if (value !== empty) lastDate.current = value;
    typedOver.current = undefined;
    setShown({ value, date });
    void setValue(value);
    onPicked?.(value, before);
  };
  const error = meta.touched ? meta.error : undefined;

  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={`en-${country}`}
      dateFormats={CLOCK_FORMATS}
      localeText={CLOCK_WORDS}
    >
      {children({
        label,
        value: shown.date,
        disabled,
        onChange: (date) => {
          // Removing one part of a date is reported as null, too.
          const isPart = date === null && typeof sections.current?.getActiveSectionIndex() === 'number';
          if (isPart || (date !== null && !isFinished(date))) {
            typedOver.current = field.value;
            setShown({ value: field.value, date });
            void setValue(field.value);
          } else pick(date);
        },
        format,
        slots: { openPickerIcon: PickerIcon },
        slotProps: {
          field: { fieldRef: sections },
          textField: {
            name,
            required,
            fullWidth: true,
            error: error !== undefined,
            helperText: error ?? helper,
            onBlur: () => {
              void setTouched(true);
              // All parts were removed one after the other.
              if (typedOver.current !== undefined && !isBegun()) pick(null);
            },
          },
        },
      })}
    </LocalizationProvider>
  );
}
