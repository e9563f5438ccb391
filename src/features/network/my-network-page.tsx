import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { Link, useSearchParams } from 'react-router-dom';

import { useUser, useViewer } from '@/data/session/use-session';
import { dealerOf } from '@/domain/dealer/dealer';
import { paths } from '@/domain/navigation/paths';
import { LazyMemberPrices } from '@/features/dealer/public';
import { Icon } from '@/shared/ui/text/icon';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { RecordTabs } from '@/shared/ui/record/record-tabs';

import { NetworkLists } from './network-lists';

const TABS = [
  { id: 'people', label: 'People', to: paths.myNetwork },
  { id: 'prices', label: 'Dealer prices', to: `${paths.myNetwork}?tab=prices` },
];

/** /app/myNetwork: connections outside the own business; for members of a dealer also its prices. */
export function MyNetworkPage() {
  const user = useUser();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const isMember = !user.louveRoofDealer && dealerOf(viewer, user.companyInfo) !== null;
  const tab = isMember && query.get('tab') === 'prices' ? 'prices' : 'people';
  const add = (
    <Button
      variant="contained"
      component={Link}
      to={paths.addToNetwork}
      startIcon={<Icon of={Plus} size={18} />}
    >
      Add to network
    </Button>
  );
  return (
    <PageFrame
      title="My Network"
      maxWidth={FORM_WIDTH}
      actions={add}
      thumb={add}
      tabs={isMember ? <RecordTabs tabs={TABS} value={tab} label="My Network" /> : undefined}
    >
      {tab === 'people' ? <NetworkLists /> : <LazyMemberPrices />}
    </PageFrame>
  );
}
