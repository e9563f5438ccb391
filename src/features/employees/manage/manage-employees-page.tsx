import Box from '@mui/material/Box';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser, useViewer } from '@/data/session/use-session';
import type { StaffMember } from '@/domain/employees/staff';
import { AsyncView } from '@/shared/ui/states/async-view';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { WorkAlone } from '../work-alone';
import { PendingInvitations } from '../pending/pending-invitations';
import { useStaff } from '../use-staff';
import { PersonPage } from './person-page';
import { StaffList } from './staff-list';
import { WhoStays } from './who-stays';

/** /app/company/ManageEmployees: employees and their permissions; `person` in the address selects one. */
export function ManageEmployeesPage() {
  const { companyUser } = useUser();
  const { isCompanyAdmin } = useViewer();
  if (isCompanyAdmin) return <Staff />;
  return (
    <PageFrame title="Manage Employees">
      {companyUser ? (
        <DeniedState text="Only administrators of your company decide who may do what." />
      ) : (
        <WorkAlone text="Found a company first, then bring your crew in." />
      )}
    </PageFrame>
  );
}

function Staff() {
  const { status, staff, retry } = useStaff();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const uid = query.get('person');
  const person = staff?.find((member) => member.uid === uid);
  if (staff && person) return <PersonPage key={person.uid} member={person} staff={staff} />;
  return (
    <PageFrame
      title="Manage Employees"
      count={staff?.filter((member) => member.isActive).length}
      maxWidth={FORM_WIDTH}
      {...(uid !== null && { back: { to: pathname, label: 'Everybody' } })}
    >
      <AsyncView
        status={uid !== null && staff ? 'missing' : status}
        data={staff}
        onRetry={retry}
        missingText="Nobody of your company has this address."
      >
        {(everybody) => <Everybody staff={everybody} />}
      </AsyncView>
    </PageFrame>
  );
}

function Everybody({ staff }: { readonly staff: readonly StaffMember[] }) {
  const present = staff.filter((member) => member.isActive);
  const former = staff.filter((member) => !member.isActive);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <WhoStays members={present} />
      <StaffList label="People" members={present} />
      <PendingInvitations />
      {former.length > 0 && <StaffList label="No longer here" members={former} isTitled />}
    </Box>
  );
}
