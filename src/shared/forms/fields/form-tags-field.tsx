import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useState } from 'react';

export type FormTagsFieldProps = {
  name: string;
  label: string;
  suggestions?: readonly string[];
  helper?: string;
  required?: boolean;
  disabled?: boolean;
  /** Whether a typed text ends with what parts entries; a comma by default. */
  isBreak?: (typed: string) => boolean;
  /** The entries of typed and pasted texts, each once, for a field that takes several at once. */
  split?: (texts: readonly string[]) => readonly string[];
};

/** Short words as chips, bound to the form as a list without duplicates. Enter or a comma adds one. */
export function FormTagsField({
  name,
  label,
  suggestions = [],
  helper,
  required = false,
  disabled = false,
  isBreak = (text) => text.endsWith(','),
  split = (texts) => texts,
}: FormTagsFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string[]>(name);
  const [typed, setTyped] = useState('');
  const error = meta.touched ? meta.error : undefined;
  const change = (tags: readonly string[]) => {
    const tidy = split(tags.map((tag) => tag.trim())).filter((tag) => tag !== '');
    void setValue([...new Set(tidy)]);
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      disabled={disabled}
      options={suggestions}
      value={field.value}
      inputValue={typed}
      onInputChange={(_, text) => {
        if (!isBreak(text)) {
          setTyped(text);
          return;
        }
        change([...field.value, text.slice(0, -1)]);
        setTyped('');
      }}
      onChange={(_, tags) => change(tags)}
      onBlur={() => {
        void setTouched(true);
        // Last, because Formik validates the values of the last render.
        if (typed.trim() !== '') change([...field.value, typed]);
        setTyped('');
      }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={required}
          error={error !== undefined}
          helperText={error ?? helper}
        />
      )}
    />
  );
}
