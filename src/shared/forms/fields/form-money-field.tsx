import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useCallback, useRef, useState } from 'react';

import { useFormat } from '../../format/format-context';
import { currencySymbol, isCurrencyFirst, readAmount, writeAmount } from '../../format/money';

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
  // A ref, because the form validates before the next render.
  const problem = useRef<string>(undefined);
  const validate = useCallback(() => problem.current, []);
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
        const text = event.target.value;
        const read = text.trim() === '' ? { cents: null } : readAmount(text, country);
        const cents = 'cents' in read ? read.cents : null;
        problem.current = 'problem' in read ? read.problem : undefined;
        setTyped({ text, cents });
        void setValue(cents);
      }}
      onBlur={() => {
        if (problem.current === undefined) setTyped(null);
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
