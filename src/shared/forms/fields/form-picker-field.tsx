import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, PickerFieldSlotProps } from '@mui/x-date-pickers/models';
import { useField } from 'formik';
import { DateTime } from 'luxon';
import { useCallback, useRef, useState, type FocusEventHandler, type ReactNode } from 'react';

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
  /** Called with the user's choice once the form has it, not for values set from outside. */
  onPicked?: ((value: V) => void) | undefined;
  children: (picker: PickerProps) => ReactNode;
};

/** A picker bound to the form. Half a date counts as empty but blocks the submit: it would be lost silently. */
export function FormPickerField<V>(props: FormPickerFieldProps & PickerBinding<V>) {
  const { name, label, helper, missing, required = missing !== undefined, disabled = false } = props;
  const { empty, read, write, what, format, onPicked, children } = props;
  const { country } = useFormat();
  const unfinished = `Finish the ${what}, like ${EXAMPLE.toFormat(format, { locale: 'en-US' })}, or empty it.`;
  const sections = useRef<FieldRef<DateTime | null>>(null);
  const validate = useCallback(
    (value: V) => {
      const isBegun = sections.current?.getSections().some((section) => section.value !== '') ?? false;
      if (value !== empty) return undefined;
      return isBegun ? unfinished : missing;
    },
    [empty, unfinished, missing],
  );
  const [field, meta, { setValue, setTouched }] = useField<V>({ name, validate });
  const [shown, setShown] = useState(() => ({ value: field.value, date: read(field.value) }));
  // A value set from outside replaces the shown one; the empty value of a half-typed date does not.
  if (shown.value !== field.value) setShown({ value: field.value, date: read(field.value) });
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
          const value = date?.isValid ? write(date) : empty;
          setShown({ value, date });
          void setValue(value);
          onPicked?.(value);
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
            onBlur: () => void setTouched(true),
          },
        },
      })}
    </LocalizationProvider>
  );
}
