import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useState } from 'react';

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

/** An amount, bound to the form as whole cents or null. What is typed is tidied when the field is left. */
export function FormMoneyField({
  name,
  label,
  currency,
  helper,
  required = false,
  disabled = false,
}: FormMoneyFieldProps) {
  const formats = useFormat();
  const [field, meta, { setValue, setTouched }] = useField<number | null>(name);
  const [typed, setTyped] = useState<{ text: string; cents: number | null } | null>(null);
  const isUnreadable = typed !== null && typed.text.trim() !== '' && typed.cents === null;
  const error = meta.touched ? (isUnreadable ? 'Write an amount, like 1,250.00' : meta.error) : undefined;
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
        setTyped({ text: event.target.value, cents });
        void setValue(cents);
      }}
      onBlur={() => {
        if (!isUnreadable) setTyped(null);
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
