import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';

import { closeCompany, leaveCompany } from '@/data/callables/callables';
import { useUser, useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { WorkAlone } from '@/features/employees/public';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { RecordTabs } from '@/shared/ui/record/record-tabs';

import { AttachmentsCard } from './settings/attachments-card';
import { BusinessPanels } from './business-panels';
import { COMPANY_TABS } from './business-tabs';
import { CloseCompanyCard } from './close-company-card';
import { EarlierRecordsCard } from './earlier/earlier-records-card';
import { LeaveCompanyCard } from './leave-company-card';
import { useBusiness } from './use-business';

/** /app/company: the company's profile and settings. Administrators edit them, employees read them. */
export function CompanyPage() {
  const user = useUser();
  if (user.companyUser) return <Company />;
  return (
    <PageFrame title="Company">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <EarlierRecordsCard into="your business" />
        <WorkAlone text="Found a company when others join you. Your customers and jobs stay where they are." />
      </Box>
    </PageFrame>
  );
}

function Company() {
  const business = useBusiness();
  const [query] = useSearchParams();
  const viewer = useViewer();
  const seesPrices = may(viewer, 'pricing:show');
  const parts = COMPANY_TABS.filter(
    ({ id }) =>
      business.canEdit ||
      id === 'business' ||
      (id === 'prices' && seesPrices) ||
      // The templates, which everyone who prices estimates keeps.
      (id === 'money' && seesPrices && may(viewer, 'estimates:edit')),
  );
  const tabs = parts.map(({ id, label }) => ({ id, label, to: `${paths.company}?tab=${id}` }));
  const tab = parts.find(({ id }) => id === query.get('tab'))?.id ?? 'business';
  const name = business.name ?? '';
  const isFirst = tab === 'business';
  return (
    <PageFrame
      title="Company"
      maxWidth={800}
      tabs={tabs.length > 1 ? <RecordTabs tabs={tabs} value={tab} label="Company" /> : undefined}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isFirst && <EarlierRecordsCard into={name} />}
        <BusinessPanels business={business} tab={tab} />
        {isFirst && business.canEdit && <AttachmentsCard />}
        {isFirst && <LeaveCompanyCard name={name} onLeave={leaveCompany} />}
        {isFirst && business.canEdit && (
          <CloseCompanyCard name={name} onClose={() => closeCompany({ confirm: name })} />
        )}
      </Box>
    </PageFrame>
  );
}
