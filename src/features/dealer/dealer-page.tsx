import { useSearchParams } from 'react-router-dom';

import { useUser } from '@/data/session/use-session';
import { menuKind } from '@/domain/navigation/menu-kind';
import { paths } from '@/domain/navigation/paths';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { RecordTabs } from '@/shared/ui/record/record-tabs';

import { DealerLeads } from './dealer-leads';
import { MembersPanel } from './members-panel';
import { PriceList } from './price-list';
import { SupportCard } from './support-card';

const TABS = [
  { id: 'prices', label: 'Price list', to: paths.louveroofDealer },
  { id: 'leads', label: 'Leads', to: `${paths.louveroofDealer}?tab=leads` },
  { id: 'members', label: 'Members', to: `${paths.louveroofDealer}?tab=members` },
] as const;

/** /app/louveroofDealer: a roofing dealer's price list, passed leads and members, for its administrators. */
export function DealerPage() {
  const user = useUser();
  const [query] = useSearchParams();
  const tab = TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'prices';
  if (menuKind(user) !== 'dealer') {
    return (
      <PageFrame title="LouveRoof">
        <DeniedState text="This screen is for administrators of a LouveRoof dealer." />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title="LouveRoof"
      tabs={<RecordTabs tabs={TABS} value={tab} label="LouveRoof" />}
      side={<SupportCard />}
      sideLabel="Support"
    >
      {tab === 'prices' && <PriceList />}
      {tab === 'leads' && <DealerLeads />}
      {tab === 'members' && <MembersPanel />}
    </PageFrame>
  );
}
