import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePeople } from '@/data/employees/use-people';
import { useLive } from '@/data/live/use-live';
import { latestHandOffs } from '@/data/payments/hand-offs';
import { useViewer } from '@/data/session/use-session';
import type { HandedOff } from '@/domain/payments/handoff/handed-off';
import { plural } from '@/shared/format/counts';
import { formatDate, formatDaySpan } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { Card } from '@/shared/ui/page/card';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';

const PAPERS = ['invoice or credit note', 'invoices and credit notes'] as const;

/** The latest hand-offs: when, by whom, of which period and to what. */
export function EarlierHandOffs() {
  const viewer = useViewer();
  const live = useLive(latestHandOffs(viewer));
  return (
    <Card>
      <TitledSection title="Earlier hand-offs">
        <ProblemRows problems={live.problems} />
        <AsyncView
          status={live.status === 'idle' ? 'loading' : live.status}
          data={live.status === 'loading' && live.rows.length === 0 ? undefined : live.rows}
          skeleton={<ListSkeleton rows={2} />}
          error={live.error}
          onRetry={live.retry}
          isEmpty={(rows) => rows.length === 0}
          empty={
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>
              Nothing was handed off yet. What is handed off is remembered here, so that nothing is booked
              twice.
            </Typography>
          }
        >
          {(rows) => (
            <Box component="ul" aria-label="Earlier hand-offs" sx={list}>
              {rows.map((one) => (
                <Row key={one.uuid} handedOff={one} />
              ))}
            </Box>
          )}
        </AsyncView>
      </TitledSection>
    </Card>
  );
}

function Row({ handedOff }: { readonly handedOff: HandedOff }) {
  const formats = useFormat();
  const now = useNow();
  const { nameOf } = usePeople();
  const { createdAt, createdBy, from, until, shape, papers, payments } = handedOff;
  const counts = [
    ...(papers.length > 0 ? [plural(papers.length, PAPERS, formats.country)] : []),
    ...(payments.length > 0 ? [plural(payments.length, 'payment', formats.country)] : []),
  ];
  return (
    <li>
      <span className="tn">{formatDate(createdAt, formats, now)}</span>
      <span>
        {shape}, {formatDaySpan(from, until, formats, now)}: {counts.join(', ')}
      </span>
      <span>{nameOf(createdBy)}</span>
    </li>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '112px minmax(0, 1fr) auto' },
    columnGap: 2,
    alignItems: 'center',
    minHeight: 44,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
} as const;
