import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { DuplicateReason, TypedCustomer } from '@/domain/customers/duplicates';
import { paths } from '@/domain/navigation/paths';
import { useDuplicates } from './use-duplicates';

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  phone: 'same phone number',
  email: 'same e-mail',
  nameAndAddress: 'same name and address',
  name: 'same name',
};

export type DuplicateHintProps = {
  readonly selfId?: string;
};

/** Shows possible duplicates while a customer's form is being typed. */
export function DuplicateHint({ selfId }: DuplicateHintProps) {
  const { values } = useFormikContext<TypedCustomer>();
  const { name, phone, email, streetAddress } = values;
  const typed = useMemo(() => ({ name, phone, email, streetAddress }), [name, phone, email, streetAddress]);
  const duplicates = useDuplicates(typed, selfId);
  return (
    // Mounted from the start, so that a screen reader announces its content.
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { marginBlockStart: -2 } }}>
      {duplicates.map(({ customer, reason }) => (
        <Alert
          key={customer.uuid}
          severity="warning"
          action={
            <Button
              size="small"
              variant="text"
              color="inherit"
              component={Link}
              to={paths.customer(customer.uuid)}
            >
              Open the existing one
            </Button>
          }
        >
          {customer.name} may be the same person: {REASONS[reason]}.
        </Alert>
      ))}
    </Box>
  );
}
