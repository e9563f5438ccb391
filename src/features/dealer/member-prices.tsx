import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { changeMembership, shareFigures } from '@/data/dealer/dealer';
import { useUser, useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { useAction } from '@/shared/feedback/use-action';
import { AsyncView } from '@/shared/ui/states/async-view';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { SwitchRow } from '@/shared/ui/page/switch-row';

import { PriceSearch } from './price-search';
import { PriceTable } from './price-table';
import { usePrices } from './use-prices';

/** A member's view of its dealer: the prices, and for its administrators the terms of the membership. */
export function MemberPrices() {
  const user = useUser();
  const prices = usePrices();
  const { problems, pendingIds, retry } = prices.list;
  const listed = prices.lines.filter((one) => one.active);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProblemRows problems={problems} />
      <AsyncView
        status={prices.status}
        data={prices.status === 'loading' && listed.length === 0 ? undefined : listed}
        isEmpty={(list) => list.length === 0 && prices.search === '' && !prices.list.hasMore}
        onRetry={retry}
        empty={
          <EmptyState
            art={<EmptyJobs width={160} />}
            title="No prices yet"
            text="Your dealer's prices appear here as soon as there are any."
          />
        }
      >
        {(list) => (
          <PriceSearch prices={{ ...prices, lines: list }}>
            <PriceTable prices={list} pendingIds={pendingIds} />
          </PriceSearch>
        )}
      </AsyncView>
      {user.isCompanyAdmin && <MembershipCard />}
    </Box>
  );
}

function MembershipCard() {
  const user = useUser();
  const viewer = useViewer();
  const commit = useCommit();
  const { busy, run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <SwitchRow
        label="Show our figures to our dealer"
        text="Only three numbers: open leads, open trackers, and what was sold this month. No names, no amounts."
        checked={user.companyInfo?.sharesFigures ?? false}
        onChange={(isShared) => commit(shareFigures(viewer, isShared))}
      />
      <Box>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          End the membership
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="End the membership?"
        text="You no longer see this dealer's prices, and it sees nothing of you. Only the dealer can take you in again."
        confirmLabel="End it"
        tone="danger"
        pending={busy}
        onConfirm={() =>
          void run(() => changeMembership('end', user.companyUuid), 'Membership ended').then(() =>
            setIsAsking(false),
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}
