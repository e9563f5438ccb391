import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useCallback, useRef, useState } from 'react';

import { useFormat } from '../../format/format-context';
import { currencySymbol, isCurrencyFirst, parseMoney, writeAmount } from '../../format/money';

export type FormMoneyFieldProps = {
  name: string;
  label: string;
  currency?: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

/** An amount, bound to the form as whole cents or null. Unreadable text stays and blocks the submit. */
export function FormMoneyField({
  name,
  label,
  currency,
  helper,
  required = false,
  disabled = false,
}: FormMoneyFieldProps) {
  const formats = useFormat();
  const { country } = formats;
  const shown = { country, currency: currency ?? formats.currency };
  const side = isCurrencyFirst(shown) ? 'start' : 'end';
  const unreadable = `Write an amount, like ${writeAmount(125_000, country)}, or empty it.`;
  // A ref, because the form validates before the next render.
  const isUnreadable = useRef(false);
  const validate = useCallback(() => (isUnreadable.current ? unreadable : undefined), [unreadable]);
  const [field, meta, { setValue, setTouched }] = useField<number | null>({ name, validate });
  const [typed, setTyped] = useState<{ text: string; cents: number | null } | null>(null);
  const error = meta.touched ? meta.error : undefined;
  const written = field.value === null ? '' : writeAmount(field.value, country);
  // A value set from outside replaces the typed text.
  const text = typed !== null && typed.cents === field.value ? typed.text : written;

  return (
    <TextField
      name={name}
      label={label}
      value={text}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? helper}
      onChange={(event) => {
        const cents = parseMoney(event.target.value, country);
        isUnreadable.current = cents === null && event.target.value.trim() !== '';
        setTyped({ text: event.target.value, cents });
        void setValue(cents);
      }}
      onBlur={() => {
        if (!isUnreadable.current) setTyped(null);
        void setTouched(true);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', className: 'tn' },
        input: {
          [`${side}Adornment`]: (
            <InputAdornment position={side}>{currencySymbol(shown.currency)}</InputAdornment>
          ),
        },
      }}
    />
  );
}
