import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { InvitationLinkFields } from '../pending/invitation-link-fields';
import type { Invited } from './use-invite';

export type InvitedListProps = { readonly invited: readonly Invited[] };

/** What became of the addresses that were just sent: a link to hand on, or why not. */
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
          <Box key={one.email} sx={{ display: 'grid', gap: 2 }}>
            <Alert severity="success" role="status">
              {one.email} is invited.
            </Alert>
            <InvitationLinkFields email={one.email} {...one.links} />
          </Box>
        ),
      )}
    </Box>
  );
}
