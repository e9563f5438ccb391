import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { Tracker } from '@/domain/trackers/tracker';
import { useSteady } from '@/shared/ui/hooks/use-steady';
import { Icon } from '@/shared/ui/text/icon';

export type TrackerFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly trackers: readonly Tracker[];
  readonly loading: boolean;
};

/** Chooses the tracker of a job by title or customer; bound to the form as the tracker's id. */
export function TrackerField({ name, label, trackers, loading }: TrackerFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const chosen = trackers.find((tracker) => tracker.uuid === field.value) ?? null;
  const error = meta.touched ? meta.error : undefined;
  return (
    <Autocomplete
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={18} />}
      options={trackers}
      loading={loading}
      value={useSteady(chosen, `${chosen?.uuid} ${chosen?.title} ${chosen?.customerName}`)}
      onChange={(_, tracker) => void setValue(tracker?.uuid ?? '')}
      onBlur={() => void setTouched(true)}
      isOptionEqualToValue={(option, value) => option.uuid === value.uuid}
      getOptionKey={(tracker) => tracker.uuid}
      getOptionLabel={(tracker) =>
        [tracker.title, tracker.customerName].filter((part) => part !== '').join(' · ')
      }
      noOptionsText="No open tracker fits. Mark a lead as sold to make one."
      renderInput={(params) => (
        <TextField {...params} label={label} required error={error !== undefined} helperText={error} />
      )}
    />
  );
}
