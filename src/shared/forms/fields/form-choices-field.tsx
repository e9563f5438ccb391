import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';

import { useSteady } from '../../ui/hooks/use-steady';
import { Icon } from '../../ui/text/icon';
import { namedOptions } from './named-options';

export type FormChoicesFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly string[];
  /** Label of a choice; also called for chosen values that are no longer offered. */
  readonly labelOf: (choice: string) => string;
  readonly emptyText: string;
};

/** Several choices of a list, bound to the form as a list. A value that is no longer offered stays chosen. */
export function FormChoicesField({ name, label, choices, labelOf, emptyText }: FormChoicesFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<readonly string[]>(name);
  const error = meta.touched ? meta.error : undefined;
  return (
    <Autocomplete
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={18} />}
      multiple
      disableCloseOnSelect
      options={[...choices, ...field.value.filter((choice) => !choices.includes(choice))]}
      value={useSteady([...field.value], field.value.join())}
      onChange={(_event, chosen) => void setValue(chosen)}
      onBlur={() => void setTouched(true)}
      getOptionLabel={labelOf}
      filterOptions={namedOptions}
      noOptionsText={emptyText}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error} />
      )}
    />
  );
}
