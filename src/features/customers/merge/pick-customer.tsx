import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Customer } from '@/domain/customers/customer';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { usePaletteCustomers } from '../search/use-palette-customers';
import { FindField } from '@/shared/ui/list/find-field';
import { useDuplicates } from '../form/use-duplicates';

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
      <FindField
        label="The other customer"
        text={text}
        onText={setText}
        found={items
          .filter(({ id }) => id !== of.uuid)
          .map(({ id, name, caption }) => ({ id, title: name, detail: caption }))}
        loading={loading}
        noneText={text.trim().length < SHORTEST_SEARCH ? 'Type a name, phone or address.' : 'Nobody fits.'}
        keyOf={({ id }) => id}
        onPick={({ id }) => onPick(id)}
        autoFocus
      />
    </Box>
  );
}
