import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';

import { ReferralLedger } from './referral-ledger';
import { ReferralLink } from './referral-link';
import { ReferralTerms } from './referral-terms';

/** /app/referral_program: for paid users; others read what it is and how to join. */
export function ReferralPage() {
  const user = useUser();
  return (
    <PageFrame title="Referral Program" maxWidth={FORM_WIDTH}>
      {user.userPaid ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ReferralLink />
          <ReferralLedger />
          <ReferralTerms />
        </Box>
      ) : (
        <EmptyState
          art={<EmptyLeads width={160} />}
          title="For people with a paid plan"
          text="With Pro you invite other businesses, and earn a month of it for each that joins and pays."
          actions={
            <Button variant="contained" component={Link} to={paths.pricing}>
              See Pro
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}
