import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import type { StaffMember } from '@/domain/employees/staff';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { RecordTabs } from '@/shared/ui/record/record-tabs';
import { PermissionsForm } from './permissions-form';
import { PersonActions } from './person-actions';
import { PersonFacts } from './person-facts';
import { WhyHiddenCard } from './why-hidden-card';

export type PersonPageProps = {
  readonly member: StaffMember;
  readonly staff: readonly StaffMember[];
};

/** One person of the company: facts, permissions, and why they do not see a record. */
export function PersonPage({ member, staff }: PersonPageProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { companyInfo } = useUser();
  const isEmployee = member.isActive && !member.isAdministrator;
  const address = `${pathname}?person=${encodeURIComponent(member.uid)}`;
  const tab = query.get('tab') === 'why' ? 'why' : 'permissions';
  const tabs = [
    { id: 'permissions', label: 'Permissions', to: address },
    { id: 'why', label: 'Why can’t they see this?', to: `${address}&tab=why` },
  ];
  return (
    <PageFrame
      title={member.name}
      back={{ to: pathname, label: 'Manage Employees' }}
      maxWidth={FORM_WIDTH}
      tabs={isEmployee ? <RecordTabs tabs={tabs} value={tab} label={member.name} /> : undefined}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PersonFacts member={member} />
        <PersonActions member={member} staff={staff} />
        {!member.isActive && (
          <Alert severity="info">
            {member.firstName} is not in the company any more and sees nothing of it. What they did keeps
            their name.
          </Alert>
        )}
        {member.isActive && member.isAdministrator && (
          <Alert severity="info">Administrators may do everything, and decide what others may do.</Alert>
        )}
        {isEmployee && tab === 'permissions' && <PermissionsForm member={member} />}
        {isEmployee && tab === 'why' && companyInfo && (
          <WhyHiddenCard member={member} company={companyInfo} />
        )}
      </Box>
    </PageFrame>
  );
}
