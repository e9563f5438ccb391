import { useField } from 'formik';
import { useState } from 'react';

import { readTypedTime, writtenTime } from '@/domain/time/typed-time';
import { useFormat } from '../../format/format-context';
import { TextInput } from './text-input';

export type FormTimeFieldProps = { name: string; label: string; helper?: string };

/** A time of day, typed as people write it and bound to the form as HH:mm once it is one, before that as typed. */
export function FormTimeField({ name, label, helper }: FormTimeFieldProps) {
  const { country } = useFormat();
  const [field, meta, { setValue }] = useField<string>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const time = readTypedTime(field.value, country);
  return (
    <TextInput
      name={name}
      label={label}
      placeholder={writtenTime('14:30', country)}
      helper={helper}
      error={meta.touched ? meta.error : undefined}
      value={typed ?? (time === null ? field.value : writtenTime(time, country))}
      onChange={({ target }) => {
        setTyped(target.value);
        void setValue(readTypedTime(target.value, country) ?? target.value.trim());
      }}
      onBlur={(event) => {
        setTyped(null);
        field.onBlur(event);
      }}
    />
  );
}
