import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Customer } from '@/domain/customers/customer';
import { useDuplicates } from '../form/use-duplicates';
import { SHORTEST_SEARCH, usePaletteCustomers } from '../search/use-palette-customers';

export type PickCustomerProps = {
  readonly of: Customer;
  readonly onPick: (id: string) => void;
};

/** Chooses the customer who is the same as this one: likely ones first, any other by search. */
export function PickCustomer({ of, onPick }: PickCustomerProps) {
  const [text, setText] = useState('');
  const { items, loading } = usePaletteCustomers(text);
  const likely = useDuplicates(of, of.uuid);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {likely.length > 0 && (
        <Box role="group" aria-label="Likely the same" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {likely.map(({ customer }) => (
            <Button key={customer.uuid} variant="outlined" onClick={() => onPick(customer.uuid)}>
              {[customer.name, customer.streetAddress].filter(Boolean).join(', ')}
            </Button>
          ))}
        </Box>
      )}
      <Autocomplete
        options={items.filter(({ id }) => id !== of.uuid)}
        loading={loading}
        value={null}
        inputValue={text}
        blurOnSelect
        forcePopupIcon={false}
        // The search has filtered.
        filterOptions={(all) => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        noOptionsText={
          text.trim().length < SHORTEST_SEARCH ? 'Type a name, phone or address.' : 'Nobody fits.'
        }
        onInputChange={(_, typed) => setText(typed)}
        onChange={(_, picked) => picked && onPick(picked.id)}
        renderOption={({ key, ...option }, { name, caption }) => (
          <li key={key} {...option}>
            <span dir="auto">
              {name}
              <small style={{ display: 'block', opacity: 0.8 }}>{caption}</small>
            </span>
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="The other customer" autoFocus />}
      />
    </Box>
  );
}
