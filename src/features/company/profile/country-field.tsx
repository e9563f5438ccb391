import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

import { COUNTRIES_BY_NAME, countryName } from './countries';

export type CountryFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly onChosen?: (country: string) => void;
};

/** A country (ISO 3166-1 alpha-2), searched by name. */
export function CountryField({ name, label, onChosen }: CountryFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  return (
    <Autocomplete
      fullWidth
      disableClearable
      options={COUNTRIES_BY_NAME}
      value={field.value}
      getOptionLabel={countryName}
      onChange={(_event, country) => {
        void setValue(country);
        onChosen?.(country);
      }}
      onBlur={() => void setTouched(true)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={error !== undefined}
          helperText={error ?? 'Dates, weeks, numbers and paper sizes follow it.'}
        />
      )}
    />
  );
}
