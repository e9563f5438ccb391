import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, PickerFieldSlotProps } from '@mui/x-date-pickers/models';
import { useField } from 'formik';
import { DateTime } from 'luxon';
import { useCallback, useRef, useState, type FocusEventHandler, type ReactNode } from 'react';

import { useFormat } from '../format/format-context';
import { PickerIcon } from './picker-icon';

/** The numbers of a clock are named as they are seen: a spoken name holds the words on the screen (WCAG 2.5.3). */
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
  /** What to say when it is left empty; without it, it may be. */
  missing?: string | undefined;
  disabled?: boolean;
};

const EXAMPLE = DateTime.fromISO('2026-11-24T14:00');

/** What every picker of the library takes. */
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
  /** The form's value while there is none. */
  empty: V;
  read: (value: V) => DateTime | null;
  write: (date: DateTime) => V;
  /** What is bound: "date" or "date and time". */
  what: string;
  /** Of the field, as luxon spells patterns. */
  format: string;
  /** Told what a person chooses, once the form has it; not what else sets the value. */
  onPicked?: ((value: V) => void) | undefined;
  /** Draws the picker. */
  children: (picker: PickerProps) => ReactNode;
};

/**
 * A picker bound to the form. Half a date is no value, so it counts as empty, but the form is not sent with
 * it: what was begun would be lost without a word.
 */
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
  // A value set from elsewhere replaces what is shown; a half-typed date must not be taken away by its empty value.
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
