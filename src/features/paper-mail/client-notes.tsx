import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';

export type ClientNotesProps = {
  /** Null while the customer is not on this device. */
  readonly client: Pick<Customer, 'uuid' | 'email' | 'phone' | 'phoneAlt'> | null;
  readonly name: string;
};

/** What the sender has to know of the client before sending, with the way to the customer where something is missing. */
export function ClientNotes({ client, name }: ClientNotesProps) {
  if (client === null) return null;
  return clientNotes(client, name).map((note) => (
    <Alert
      key={note}
      severity="warning"
      action={
        <Button component={Link} to={paths.customer(client.uuid)} color="inherit" size="small">
          Customer
        </Button>
      }
    >
      {note}
    </Alert>
  ));
}

function clientNotes(
  client: Pick<Customer, 'email' | 'phone' | 'phoneAlt'>,
  name: string,
): readonly string[] {
  const who = name || 'The client';
  const hasPhone = [client.phone, client.phoneAlt].some((phone) => phone !== '');
  return [
    ...(hasPhone
      ? []
      : [`${who} has no phone number, and the page opens with its last four digits. Add one first.`]),
    ...(client.email === ''
      ? [`${who} has no e-mail address. Write one here, or pass the link on yourself.`]
      : []),
  ];
}
