import Box from '@mui/material/Box';

import { useUser } from '@/data/session/use-session';
import { useRoster } from '@/data/session/use-settings';
import { seatsOf } from '@/domain/seats';
import type { SessionUser } from '@/domain/session';
import { DeniedState } from '@/shared/ui/denied-state';
import { PageFrame } from '@/shared/ui/page-frame';

import { PendingInvitations } from '../pending/pending-invitations';
import { InviteForm } from './invite-form';
import { InvitedList } from './invited-list';
import { useInvite } from './use-invite';

/** /app/company/add_employee: invites people, and shows who has not answered. */
export function AddEmployeePage() {
  const user = useUser();
  if (!user.isCompanyAdmin) {
    return <DeniedState heading="h1" text="Administrators of a company invite people." />;
  }
  return <AddEmployees user={user} />;
}

function AddEmployees({ user }: { readonly user: SessionUser }) {
  const { people } = useRoster();
  const { invited, invite } = useInvite();
  const limit = seatsOf(user.tier);
  const members = people.filter(({ active }) => active).length;
  const seats =
    limit === null ? null : `${user.tier} has ${limit} seats, open invitations included; ${members} taken.`;
  return (
    <PageFrame title="Add Employees" maxWidth={640}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <InviteForm seats={seats} onInvite={invite} />
        <InvitedList invited={invited} />
        <PendingInvitations />
      </Box>
    </PageFrame>
  );
}
