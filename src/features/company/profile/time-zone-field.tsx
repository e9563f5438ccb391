import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';

import { foldText } from '@/domain/format/fold-text';

import { TIME_ZONES, zoneLabel } from './time-zones';

export type TimeZoneFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly helper?: string;
};

/** An IANA time zone, searched by city or region. */
export function TimeZoneField({ name, label, helper }: TimeZoneFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const options = TIME_ZONES.includes(field.value) ? TIME_ZONES : [field.value, ...TIME_ZONES];
  return (
    <Autocomplete
      fullWidth
      disableClearable
      options={options}
      value={field.value}
      getOptionLabel={zoneLabel}
      filterOptions={(all, { inputValue }) =>
        all.filter((zone) => foldText(zoneLabel(zone)).includes(foldText(inputValue)))
      }
      onChange={(_event, zone) => void setValue(zone)}
      onBlur={() => void setTouched(true)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? helper} />
      )}
    />
  );
}
