import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { useInvitation } from '@/data/employees/invitations';

import { InvitationLinkFields } from '../pending/invitation-link-fields';
import type { Invited } from './use-invite';

export type InvitedListProps = { readonly invited: readonly Invited[] };

/** The result of each sent address: a link to share, or the refusal. */
export function InvitedList({ invited }: InvitedListProps) {
  if (invited.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {invited.map((one) =>
        'refusal' in one ? (
          <Alert key={one.email} severity="error">
            {one.email}: {one.refusal}
          </Alert>
        ) : (
          <Sent key={one.links.id} {...one} />
        ),
      )}
    </Box>
  );
}

/** An invitation with its links, until it is revoked or answered, which ends them. */
function Sent({ email, links }: Extract<Invited, { links: unknown }>) {
  const { record } = useInvitation(links.id);
  if (record && record.state !== 'pending') return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success" role="status">
        {email} is invited.
      </Alert>
      <InvitationLinkFields email={email} empId={links.empId} mailedEmpId={links.mailedEmpId} />
    </Box>
  );
}
