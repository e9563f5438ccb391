import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { Person } from '@/data/use-people';
import { Icon } from '@/shared/ui/icon';

export type CrewFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly people: readonly Person[];
  /** Everybody by uid, so that those who left keep their names. */
  readonly byUid: ReadonlyMap<string, Person>;
};

/** Chooses who comes; bound to the form as uids. */
export function CrewField({ name, label, people, byUid }: CrewFieldProps) {
  const [field, , { setValue }] = useField<readonly string[]>(name);
  const uids = people.map((person) => person.uid);
  return (
    <Autocomplete
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={18} />}
      multiple
      disableCloseOnSelect
      options={[...uids, ...field.value.filter((uid) => !uids.includes(uid))]}
      value={[...field.value]}
      onChange={(_, chosen) => void setValue(chosen)}
      getOptionLabel={(uid) => byUid.get(uid)?.name ?? 'Somebody who left'}
      noOptionsText="Nobody fits"
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
