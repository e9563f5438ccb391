import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';

import { EmailRequest } from './email-request';
import { FindableCard } from './findable-card';
import { InvitedCard } from './invited-card';
import { NameSearch } from './name-search';
import { OwnLinkCard } from './own-link-card';

/** /app/addToNetwork: three ways to connect, and whether the user can be found. `?invite=` is another user's link. */
export function AddToNetworkPage() {
  const [query] = useSearchParams();
  const code = query.get('invite');
  return (
    <PageFrame
      title="Add to Network"
      maxWidth={FORM_WIDTH}
      back={{ to: paths.myNetwork, label: 'My Network' }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {code !== null && code !== '' && <InvitedCard code={code} />}
        <EmailRequest />
        <OwnLinkCard />
        <NameSearch />
        <FindableCard />
      </Box>
    </PageFrame>
  );
}
