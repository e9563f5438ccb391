import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import type { ProjectFields } from '@/data/projects/projects';
import { projectLabel } from '@/domain/projects/project';
import { usePaletteCustomers } from '@/features/customers/public';
import { FoundText } from '@/shared/ui/text/found-text';
import { useRested } from '@/shared/ui/hooks/use-rested';

/** Who a project is for: a customer by name, phone or address, or any name as typed. */
export function ClientField() {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<ProjectFields>();
  const { customerName: text, clientId } = values;
  const { items, loading } = usePaletteCustomers(useRested(clientId === '' ? text : ''));
  const error = touched.customerName ? errors.customerName : undefined;
  const set = (name: string, id: string) => {
    void setFieldValue('customerName', name);
    void setFieldValue('clientId', id);
  };
  return (
    <Autocomplete
      freeSolo
      options={items}
      loading={loading}
      value={null}
      inputValue={text}
      // The store has filtered.
      filterOptions={(all) => all}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      onInputChange={(_, typed, reason) => {
        // A choice is no typing, and neither is the empty value above.
        if (reason === 'input' || reason === 'clear') set(typed, '');
      }}
      onChange={(_, picked) => {
        if (picked !== null && typeof picked !== 'string') set(picked.name, picked.id);
      }}
      onBlur={() => void setFieldTouched('customerName', true)}
      renderOption={({ key, ...option }, { name, caption }) => (
        <li key={key} {...option}>
          <FoundText title={name} detail={caption} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={projectLabel('customerName')}
          error={error !== undefined}
          helperText={
            error ?? (clientId === '' ? 'The owner of the estate or the building.' : 'One of your customers.')
          }
        />
      )}
    />
  );
}
