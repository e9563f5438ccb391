import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CompanyRecord } from '@/domain/company/company';
import { capitalised } from '@/domain/core/spelling';
import type { StaffMember } from '@/domain/employees/staff';
import { nounOf, NOUNS } from '@/domain/nouns';
import { ASKED_NOUNS, recordInAddress } from '@/domain/reading/why-hidden';
import type { NounKey } from '@/domain/nouns';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { usePaletteCustomers } from '@/features/customers/public';
import { Card } from '@/shared/ui/page/card';
import { SearchField } from '@/shared/ui/list/search-field';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { WhyAnswer } from './why-answer';
import { WhyRecords } from './why-records';

export type WhyHiddenCardProps = { readonly member: StaffMember; readonly company: CompanyRecord };

const OPTIONS = ASKED_NOUNS.map((noun) => ({
  value: noun,
  label: capitalised(nounOf(noun).words.one),
}));

/** Finds a record by its customer's name, or by its pasted address, and explains why an employee does not see it. */
export function WhyHiddenCard({ member, company }: WhyHiddenCardProps) {
  const [noun, setNoun] = useState<NounKey>('customers');
  const [text, setText] = useState('');
  const [customerId, setCustomerId] = useState<string | null>(null);
  const pasted = recordInAddress(text, NOUNS);
  const isSearching = !pasted && customerId === null;
  const found = usePaletteCustomers(isSearching ? text : '');
  const isNobodyFound =
    isSearching && text.trim().length >= SHORTEST_SEARCH && !found.loading && found.items.length === 0;

  const handleText = (typed: string) => {
    setText(typed);
    setCustomerId(null);
  };

  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box>
        <Typography variant="h2">Why can’t they see this?</Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 0.5 }}>
          Choose what {member.firstName} is missing. Search by the customer’s name, or paste the address of
          the record.
        </Typography>
      </Box>
      <Box>
        <SegmentedControl label="What is missing" options={OPTIONS} value={noun} onChange={setNoun} />
      </Box>
      <SearchField
        label="Customer’s name or address of the record"
        value={text}
        onChange={handleText}
        debounceMs={200}
      />
      {isSearching && found.items.length > 0 && (
        <Box component="ul" aria-label="Customers found" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {found.items.map((customer) => (
            <li key={customer.id}>
              <Button
                variant="text"
                fullWidth
                onClick={() => setCustomerId(customer.id)}
                sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
              >
                {[customer.name, customer.caption].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
        </Box>
      )}
      {isNobodyFound && (
        <Typography role="status">No customer fits. Search by another part of the name.</Typography>
      )}
      {pasted && <WhyAnswer member={member} company={company} noun={pasted.noun} id={pasted.id} />}
      {!pasted && customerId !== null && (
        <WhyRecords member={member} company={company} noun={noun} customerId={customerId} />
      )}
    </Card>
  );
}
