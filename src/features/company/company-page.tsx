import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';

import { leaveCompany } from '@/data/callables';
import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/paths';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordTabs } from '@/shared/ui/record-tabs';

import { BusinessPanels } from './business-panels';
import { BUSINESS_TABS } from './business-tabs';
import { LeaveCompanyCard } from './leave-company-card';
import { useBusiness } from './use-business';

/** /app/company: the company's profile and settings. Administrators change them, employees read them. */
export function CompanyPage() {
  const user = useUser();
  if (user.companyUser) return <Company />;
  return (
    <PageFrame title="Company">
      <EmptyState
        title="You work alone"
        text="Found a company when others join you. Your customers and jobs stay where they are."
        actions={
          <Button variant="contained" component={Link} to={paths.addCompany}>
            Add Company
          </Button>
        }
      />
    </PageFrame>
  );
}

function Company() {
  const business = useBusiness();
  const [query] = useSearchParams();
  const tabs = BUSINESS_TABS.map(({ id, label }) => ({ id, label, to: `${paths.company}?tab=${id}` }));
  const tab = BUSINESS_TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'business';
  return (
    <PageFrame
      title="Company"
      maxWidth={800}
      tabs={business.canEdit ? <RecordTabs tabs={tabs} value={tab} label="Company" /> : undefined}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <BusinessPanels business={business} tab={tab} />
        {(tab === 'business' || !business.canEdit) && (
          <LeaveCompanyCard name={business.name ?? ''} onLeave={leaveCompany} />
        )}
      </Box>
    </PageFrame>
  );
}
