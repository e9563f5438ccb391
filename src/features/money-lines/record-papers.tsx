import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Live } from '@/data/live/use-live';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';

/** An estimate or an invoice on the page of what it is for. */
export type PaperRow = {
  readonly to: string;
  readonly title: string;
  readonly number: string;
  readonly statuses: readonly string[];
  readonly amount: string;
};

type Paper = { readonly uuid: string; readonly statusAt: number };

export type RecordPapersProps<P extends Paper> = {
  readonly title: string;
  readonly live: Live<P>;
  /** The way to a new one; none for users who may not write any. */
  readonly create: { readonly label: string; readonly to: string } | null;
  readonly empty: string;
  /** Above the rows. */
  readonly renderNote?: (papers: readonly P[]) => ReactNode;
  readonly rowOf: (paper: P) => PaperRow;
};

/** The estimates or invoices of a customer, tracker or job, latest first, and the way to a new one. */
export function RecordPapers<P extends Paper>(props: RecordPapersProps<P>) {
  const { title, live, create, empty, renderNote, rowOf } = props;
  return (
    <section>
      <Box sx={head}>
        <Typography variant="h2">{title}</Typography>
        {create && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={create.to}
            startIcon={<Icon of={Plus} size={18} />}
          >
            {create.label}
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
        empty={<Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      >
        {(rows) => (
          <>
            {renderNote?.(rows)}
            <Box component="ul" sx={list}>
              {rows
                .toSorted((a, b) => b.statusAt - a.statusAt)
                .map((paper) => (
                  <Row key={paper.uuid} {...rowOf(paper)} />
                ))}
            </Box>
          </>
        )}
      </AsyncView>
    </section>
  );
}

function Row({ to, title, number, statuses, amount }: PaperRow) {
  return (
    <li>
      <Box component={Link} to={to} sx={row}>
        <span dir="auto">
          {title} <small className="tn">{number}</small>
        </span>
        {statuses.map((status) => (
          <StatusChip key={status} status={status} />
        ))}
        <span className="tn total">{amount}</span>
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
