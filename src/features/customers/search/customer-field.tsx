import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import type { Customer } from '@/domain/customers/customer';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { usePaletteCustomers } from './use-palette-customers';
import { FoundText } from '@/shared/ui/text/found-text';
import { useRested } from '@/shared/ui/hooks/use-rested';
import { useSteady } from '@/shared/ui/hooks/use-steady';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

export type CustomerFieldProps = {
  readonly name: string;
  readonly label: string;
  /** Tells the chosen customer, or null while there is none. */
  readonly onKnown: (customer: Customer | null) => void;
};

/** Chooses a customer by name, phone or address; bound to the form as the customer's id. */
export function CustomerField({ name, label, onKnown }: CustomerFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const [text, setText] = useState('');
  const { items, loading } = usePaletteCustomers(useRested(text));
  const chosen = useLiveRecord(field.value === '' ? null : customerRef(field.value)).record;
  const value = chosen && { id: chosen.uuid, name: chosen.name, caption: '' };
  const tell = useStableHandler(onKnown);
  useEffect(() => tell(chosen), [chosen, tell]);
  const error = meta.touched ? meta.error : undefined;
  return (
    <Autocomplete
      options={items}
      loading={loading}
      value={useSteady(value, `${value?.id} ${value?.name}`)}
      inputValue={text}
      forcePopupIcon={false}
      // The store has filtered.
      filterOptions={(all) => all}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={(option) => option.name}
      noOptionsText={
        text.trim().length < SHORTEST_SEARCH ? 'Type a name, phone or address.' : 'No customer fits.'
      }
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, picked) => void setValue(picked?.id ?? '')}
      onBlur={() => void setTouched(true)}
      renderOption={({ key, ...option }, { name: found, caption }) => (
        <li key={key} {...option}>
          <FoundText title={found} detail={caption} />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} required error={error !== undefined} helperText={error} />
      )}
    />
  );
}
