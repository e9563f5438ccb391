import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { givenHandovers } from '@/data/network/handovers';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { DateText } from '@/shared/ui/text/date-text';
import { EmptyLeads } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { StatusChip } from '@/shared/ui/text/status-chip';

/** The dealer's work handed to others, by receiver, with its progress. */
export function DealerLeads() {
  const viewer = useViewer();
  const { rows, status, problems, retry } = useLive(givenHandovers(viewer));
  const sorted = rows.toSorted(
    (a, b) => a.otherBusiness.localeCompare(b.otherBusiness) || (b.statusAt ?? 0) - (a.statusAt ?? 0),
  );
  return (
    <>
      <ProblemRows problems={problems} />
      <AsyncView
        status={status === 'idle' ? 'loading' : status}
        data={status === 'loading' && rows.length === 0 ? undefined : sorted}
        isEmpty={(list) => list.length === 0}
        onRetry={retry}
        empty={
          <EmptyState
            art={<EmptyLeads width={160} />}
            title="No leads handed on"
            text="Open a tracker and choose Hand over. It appears here with the stage it has reached."
            actions={
              <Button variant="contained" component={RouterLink} to={paths.trackers}>
                Open trackers
              </Button>
            }
          />
        }
      >
        {(list) => (
          <Box component="ul" aria-label="Leads handed on" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((one) => (
              <Box
                component="li"
                key={one.uuid}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 2,
                  py: 1.5,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Link component={RouterLink} to={paths.tracker(one.trackerId)}>
                    {one.title}
                  </Link>
                  <Box sx={{ color: 'text.secondary' }}>
                    {one.otherBusiness || one.otherName} · <DateText at={one.statusAt} kind="day" />
                  </Box>
                </Box>
                <StatusChip status={one.status} />
              </Box>
            ))}
          </Box>
        )}
      </AsyncView>
    </>
  );
}
