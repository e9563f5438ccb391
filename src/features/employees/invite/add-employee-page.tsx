import Box from '@mui/material/Box';

import { pendingInvitations } from '@/data/employees/invitations';
import { useLive } from '@/data/live/use-live';
import { useEntitlement } from '@/data/plans/plan';
import { useUser, useViewer } from '@/data/session/use-session';
import { useRoster } from '@/data/session/use-settings';
import { limitOf } from '@/domain/plans/plan-limits';
import type { SessionUser } from '@/domain/session/session';
import { PlanLimit } from '@/features/plans/public';
import { useNow } from '@/shared/format/use-now';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';

import { WorkAlone } from '../work-alone';
import { PendingInvitations } from '../pending/pending-invitations';
import { InviteForm } from './invite-form';
import { InvitedList } from './invited-list';
import { useInvite } from './use-invite';

/** /app/company/add_employee: invites people, and lists unanswered invitations. */
export function AddEmployeePage() {
  const user = useUser();
  if (!user.companyUser) {
    return (
      <PageFrame title="Add Employees">
        <WorkAlone text="Found a company first, then bring your crew in." />
      </PageFrame>
    );
  }
  if (!user.isCompanyAdmin) {
    return <DeniedState heading="h1" text="Administrators of a company invite people." />;
  }
  return <AddEmployees user={user} />;
}

function AddEmployees({ user }: { readonly user: SessionUser }) {
  const { invited, invite } = useInvite();
  const { limit, members, waiting } = usePlaces(user);
  const held = waiting === 0 ? '' : `, ${waiting} held by invitations`;
  const seats = limit === null ? null : `${user.tier} has ${limit} seats: ${members} taken${held}.`;
  return (
    <PageFrame title="Add Employees" maxWidth={FORM_WIDTH}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PlanLimit kind="people" used={members + waiting} limit={limit} />
        <InviteForm seats={seats} onInvite={invite} />
        <InvitedList invited={invited} />
        <PendingInvitations />
      </Box>
    </PageFrame>
  );
}

function usePlaces({ tier }: SessionUser) {
  const { entitlement } = useEntitlement();
  const { people } = useRoster();
  const now = useNow();
  const waiting = useLive(pendingInvitations(useViewer())).rows.filter(({ expiresAt }) => expiresAt > now);
  const members = people.filter(({ active }) => active).length;
  return {
    limit: limitOf(tier, 'people', entitlement.seats),
    members,
    waiting: waiting.length,
  };
}
