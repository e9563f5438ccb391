import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import type { MailContent, MailRecord } from '@/api/contract/mail';

import { RecipientsField } from './recipients-field';

type People = Pick<MailContent, 'to' | 'cc' | 'bcc'>;

export type ComposePeopleProps = {
  readonly people: People;
  /** Whom the mail went to when the window opened. */
  readonly initial: People;
  /** `customer` is the record of a customer who was chosen. */
  readonly onChange: (part: Partial<People>, customer: MailRecord | undefined) => void;
};

/** To, and Cc and Bcc once they are asked for. */
export function ComposePeople({ people, initial, onChange }: ComposePeopleProps) {
  const [hasCopies, setHasCopies] = useState(initial.cc.length > 0);
  const [hasHidden, setHasHidden] = useState(initial.bcc !== undefined && initial.bcc.length > 0);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <RecipientsField
            label="To"
            people={people.to}
            autoFocus={initial.to.length === 0}
            onChange={(to, customer) => onChange({ to }, customer)}
          />
        </Box>
        {/* Beside the field, whose label stands above it. */}
        <Box sx={{ display: 'flex', mt: '26px', alignSelf: 'start' }}>
          {!hasCopies && (
            <Button size="small" onClick={() => setHasCopies(true)} sx={{ minWidth: 40 }}>
              Cc
            </Button>
          )}
          {!hasHidden && (
            <Button size="small" onClick={() => setHasHidden(true)} sx={{ minWidth: 40 }}>
              Bcc
            </Button>
          )}
        </Box>
      </Box>
      {hasCopies && (
        <RecipientsField
          label="Cc"
          people={people.cc}
          autoFocus={initial.cc.length === 0}
          onChange={(cc, customer) => onChange({ cc }, customer)}
        />
      )}
      {hasHidden && (
        <RecipientsField
          label="Bcc"
          people={people.bcc ?? []}
          autoFocus={(initial.bcc ?? []).length === 0}
          onChange={(bcc, customer) => onChange({ bcc }, customer)}
        />
      )}
    </>
  );
}
