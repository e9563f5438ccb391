import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useCallback, useRef, useState } from 'react';

import { useFormat } from '../format/format-context';
import { parseMoney } from '../format/money';

export type FormMoneyFieldProps = {
  name: string;
  label: string;
  currency?: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

function writeCents(cents: number | null): string {
  if (cents === null) return '';
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

const UNREADABLE = 'Write an amount, like 1,250.00, or empty it.';

/**
 * An amount, bound to the form as whole cents or null. What is typed is tidied when the field is left. Text
 * that is no amount stays where it is, and the form is not sent with it.
 */
export function FormMoneyField({
  name,
  label,
  currency,
  helper,
  required = false,
  disabled = false,
}: FormMoneyFieldProps) {
  const formats = useFormat();
  // Beside the state, because the form validates before the next render.
  const isUnreadable = useRef(false);
  const validate = useCallback(() => (isUnreadable.current ? UNREADABLE : undefined), []);
  const [field, meta, { setValue, setTouched }] = useField<number | null>({ name, validate });
  const [typed, setTyped] = useState<{ text: string; cents: number | null } | null>(null);
  const error = meta.touched ? meta.error : undefined;
  // A value set from elsewhere replaces what was typed.
  const text = typed !== null && typed.cents === field.value ? typed.text : writeCents(field.value);

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
        const cents = parseMoney(event.target.value);
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
          startAdornment: (
            <InputAdornment position="start">{currencySymbol(currency ?? formats.currency)}</InputAdornment>
          ),
        },
      }}
    />
  );
}
