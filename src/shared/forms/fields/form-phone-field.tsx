import { useField } from 'formik';
import { useEffect, useRef } from 'react';

import { useFormat } from '../../format/format-context';
import { formatHomePhone, parseHomePhone } from '../../format/home-phone';
import { usePhoneRules } from '../../format/use-phone-rules';
import { TextInput } from './text-input';

export type FormPhoneFieldProps = {
  name: string;
  label: string;
  /** Home country (ISO 3166); the company's by default. */
  country?: string;
  helper?: string;
  required?: boolean;
  disabled?: boolean;
};

/**
 * A phone number, bound to the form as "+18175550112" once complete and as typed before. The rules of all countries
 * load on focus or for a foreign number; text typed before that is reformatted then.
 */
export function FormPhoneField({
  name,
  label,
  country,
  helper,
  required = false,
  disabled = false,
}: FormPhoneFieldProps) {
  const formats = useFormat();
  const home = country ?? formats.country;
  const [field, meta, { setValue }] = useField<string>(name);
  const stored = field.value ?? '';
  const atHome = formatHomePhone(stored, home);
  const { rules, load } = usePhoneRules(stored.startsWith('+') && atHome === null);
  const isRaw = useRef(false);

  useEffect(() => {
    if (!rules || !isRaw.current) return;
    isRaw.current = false;
    void setValue(rules.parsePhone(stored, home) ?? rules.formatPhoneAsTyped(stored, home));
  }, [rules, stored, home, setValue]);

  return (
    <TextInput
      name={name}
      type="tel"
      label={label}
      autoComplete="tel"
      value={atHome ?? (stored.startsWith('+') ? (rules?.formatPhone(stored, home) ?? stored) : stored)}
      required={required}
      disabled={disabled}
      helper={helper}
      error={meta.touched ? meta.error : undefined}
      onFocus={load}
      onBlur={field.onBlur}
      onChange={(event) => {
        const text = event.target.value;
        // While the user deletes, brackets and spaces must not reappear under the cursor.
        const { nativeEvent } = event;
        const isErasing = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
        const whole = isErasing ? null : parseHomePhone(text, home);
        isRaw.current = !rules && !isErasing && whole === null;
        // Autofill changes fields without focusing them.
        if (!rules) load();
        if (isErasing || !rules) void setValue(whole ?? text);
        else void setValue(rules.parsePhone(text, home) ?? rules.formatPhoneAsTyped(text, home));
      }}
    />
  );
}
