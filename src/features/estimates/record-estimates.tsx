import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { estimatesOf } from '@/data/estimates/estimate-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { isSigned } from '@/domain/estimates/estimate-status';
import { numberText } from '@/domain/core/record-number';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { AsyncView } from '@/shared/ui/states/async-view';
import { Icon } from '@/shared/ui/text/icon';
import { CompetingOffer } from './competing-offer';
import { StatusChip } from '@/shared/ui/text/status-chip';

export type RecordEstimatesProps = {
  readonly field: 'customerId' | 'trackerId';
  readonly id: string;
  readonly customerId: string;
};

/** The estimates of a customer or tracker, latest first, and the way to a new one; nothing for users who may not see them. */
export function RecordEstimates({ field, id, customerId }: RecordEstimatesProps) {
  const viewer = useViewer();
  const asked = estimatesOf(viewer, field, id);
  const live = useLive(asked);
  if (asked === null) return null;
  // What is added to signed work is signed by itself.
  const isChange = field === 'trackerId' && live.rows.some(isSigned);
  const to = new URLSearchParams({
    customer: customerId,
    ...(field === 'trackerId' && { tracker: id }),
    ...(isChange && { kind: 'Change' }),
  });
  return (
    <section>
      <Box sx={head}>
        <Typography variant="h2">Estimates</Typography>
        {may(viewer, 'estimates:edit') && customerId !== '' && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={`${paths.newEstimate}?${to.toString()}`}
            startIcon={<Icon of={Plus} size={18} />}
          >
            {isChange ? 'Create change estimate' : 'Create estimate'}
          </Button>
        )}
      </Box>
      <ProblemRows problems={live.problems} />
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && live.rows.length === 0 ? undefined : live.rows}
        skeleton={<ListSkeleton rows={1} />}
        error={live.error}
        onRetry={live.retry}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>No estimates yet.</Typography>}
      >
        {(rows) => (
          <>
            {field === 'customerId' && <CompetingOffers estimates={rows} />}
            <Box component="ul" sx={list}>
              {rows
                .toSorted((a, b) => b.statusAt - a.statusAt)
                .map((estimate) => (
                  <Row key={estimate.uuid} estimate={estimate} />
                ))}
            </Box>
          </>
        )}
      </AsyncView>
    </section>
  );
}

/** The offer for the estimate that was signed last. */
function CompetingOffers({ estimates }: { readonly estimates: readonly Estimate[] }) {
  const [signed] = estimates
    .filter((one) => isSigned(one) && one.kind === 'Estimate')
    .toSorted((a, b) => b.statusAt - a.statusAt);
  return signed ? <CompetingOffer signed={signed} estimates={estimates} /> : null;
}

function Row({ estimate }: { readonly estimate: Estimate }) {
  const formats = useFormat();
  const total = shownTotal(estimate);
  return (
    <li>
      <Box component={Link} to={paths.estimate(estimate.uuid)} sx={row}>
        <span dir="auto">
          {estimate.kind === 'Change' ? `Change: ${estimate.title}` : estimate.title}{' '}
          <small className="tn">{numberText(estimate)}</small>
        </span>
        <StatusChip status={estimate.status} />
        <span className="tn total">{total === null ? '–' : formatMoney(total, formats)}</span>
      </Box>
    </li>
  );
}

const head = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1, minHeight: 40 };

const list = { m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'inherit',
  textDecoration: 'none',
  '& > span:first-of-type': { flex: '1 1 160px', minWidth: 0 },
  '& small': { color: 'text.secondary' },
  '& .total': { minWidth: 88, textAlign: 'right' },
} as const;
