import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useLive } from '@/data/live/use-live';
import { referralsOf } from '@/data/referral/referrals';
import { useViewer } from '@/data/session/use-session';
import { ledgerOf } from '@/domain/referral/referral';
import type { Referral } from '@/domain/referral/referral';
import { formatMoney } from '@/shared/format/money';
import { AsyncView } from '@/shared/ui/states/async-view';
import { DateText } from '@/shared/ui/text/date-text';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { useFormat } from '@/shared/format/format-context';
import { PLAN_CURRENCY } from '@/domain/plans/plan-price';

/** The users who joined by the user's link, with the earned credits, newest first. */
export function ReferralLedger() {
  const { country } = useFormat();
  const viewer = useViewer();
  const { rows, status, problems, retry } = useLive(referralsOf(viewer));
  const { cents, joined, earned } = ledgerOf(rows);
  const newestFirst = rows.toSorted((a, b) => b.joinedAt - a.joinedAt);
  return (
    <Box component="section" aria-label="Who joined" sx={{ minWidth: 0 }}>
      <Typography variant="h2">Who joined</Typography>
      <ProblemRows problems={problems} />
      <AsyncView
        status={status === 'idle' ? 'loading' : status}
        data={status === 'loading' && rows.length === 0 ? undefined : newestFirst}
        isEmpty={(list) => list.length === 0}
        skeleton={<ListSkeleton rows={3} />}
        onRetry={retry}
        empty={
          <EmptyState
            art={<EmptyLeads width={160} />}
            title="Nobody yet"
            text="People who sign up by your link appear here."
          />
        }
      >
        {(list) => (
          <>
            <FigureStrip
              figures={[
                { label: 'Joined', value: String(joined) },
                { label: 'Have paid', value: String(earned) },
                { label: 'Earned', value: formatMoney(cents, { currency: PLAN_CURRENCY, country }) },
              ]}
            />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {list.map((one) => (
                <JoinedRow key={one.uuid} referral={one} />
              ))}
            </Box>
          </>
        )}
      </AsyncView>
    </Box>
  );
}

function JoinedRow({ referral }: { readonly referral: Referral }) {
  const { country } = useFormat();
  const { joinedName, joinedAt, state, credit, earnedAt } = referral;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }} dir="auto">
          {joinedName}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Joined <DateText at={joinedAt} kind="day" />
        </Typography>
      </Box>
      <Typography sx={{ textAlign: 'right' }}>
        {state === 'earned' ? (
          <>
            {formatMoney(credit, { currency: PLAN_CURRENCY, country })} on{' '}
            <DateText at={earnedAt} kind="day" />
          </>
        ) : (
          'Not paid yet'
        )}
      </Typography>
    </Box>
  );
}
