import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import type { Visit } from '@/domain/jobs/visit';
import { VISIT_MOVES } from '@/domain/core/statuses';
import type { VisitStatus } from '@/domain/core/statuses';
import { clashesOf } from '@/domain/jobs/visits';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { formatDateTime, formatSpan } from '@/shared/format/dates';
import { joinList } from '@/shared/format/words';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Icon } from '@/shared/ui/text/icon';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';
import type { Place } from '@/domain/format/formats';
import { useFormat } from '@/shared/format/format-context';

/** Statuses that a crew member may report; the office plans and cancels. */
const REPORTS: readonly VisitStatus[] = ['Planned', 'On The Way', 'Working', 'Done'];

export type VisitsSectionProps = {
  readonly visits: readonly Visit[];
  readonly pendingIds: ReadonlySet<string>;
  readonly nameOf: (uid: string) => string;
  readonly mayEdit: boolean;
  /** Uid of the viewer, who may report on their own visits. */
  readonly uid: string;
  readonly mayGo: (to: VisitStatus) => boolean;
  readonly onPlan: () => void;
  readonly onEdit: (visit: Visit) => void;
  readonly onMove: (visit: Visit, to: VisitStatus) => void;
};

/** The visits of a job in order. */
export function VisitsSection(props: VisitsSectionProps) {
  const { visits, mayEdit, onPlan } = props;
  return (
    <section>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1, minHeight: 40 }}
      >
        <Typography variant="h2">Visits</Typography>
        {mayEdit && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={CalendarPlus} size={18} />}
            onClick={onPlan}
          >
            Plan visit
          </Button>
        )}
      </Box>
      {visits.length === 0 ? (
        <EmptyState
          art={<EmptyPlan width={160} />}
          title="Nothing planned"
          text="Say when who comes; the crew sees it, and the client on their page if you share visits."
        />
      ) : (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid', borderColor: 'divider' }}
        >
          {visits
            .toSorted((a, b) => a.start - b.start)
            .map((visit) => (
              <VisitRow key={visit.uuid} visit={visit} {...props} />
            ))}
        </Box>
      )}
    </section>
  );
}

function VisitRow({
  visit,
  visits,
  pendingIds,
  nameOf,
  mayEdit,
  uid,
  mayGo,
  onEdit,
  onMove,
}: VisitsSectionProps & { readonly visit: Visit }) {
  const crew = joinList(visit.crew.map(nameOf));
  const place = useFormat();
  const mayReport = mayEdit || visit.crew.includes(uid);
  const moves = VISIT_MOVES[visit.status].filter((to) => mayGo(to) && (mayEdit || REPORTS.includes(to)));
  const isClashing = visit.status !== 'Cancelled' && clashesOf(visit, visits).length > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        columnGap: 1,
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box className="tn" sx={{ fontWeight: 600 }}>
          {formatSpan(visit.start, visit.end, place)}
        </Box>
        <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {visit.title}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
          <Icon of={Users} size={14} />
          {crew || 'No crew yet'}
        </Box>
        {visit.clientNote !== '' && (
          <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            For the client: {visit.clientNote}
          </Box>
        )}
        {visit.startedAt !== null && (
          <Box className="tn" sx={{ color: 'text.secondary' }}>
            {workedText(visit, place)}
          </Box>
        )}
        {isClashing && (
          <Box sx={{ color: 'attention.main' }}>A crew member is on another visit of this job then.</Box>
        )}
        {pendingIds.has(visit.uuid) && <PendingMark />}
      </Box>
      <StatusMoveMenu
        status={visit.status}
        moves={mayReport ? moves : []}
        onMove={(to) => onMove(visit, to)}
      />
      {mayEdit && (
        <IconButton
          size="small"
          aria-label={`Change the visit ${visit.title}`}
          sx={{ mt: -0.75 }}
          onClick={() => onEdit(visit)}
        >
          <Icon of={Pencil} size={18} />
        </IconButton>
      )}
    </Box>
  );
}

/** "At work since Mon, Nov 23, 8:15 am", or the worked time span. */
function workedText({ startedAt, endedAt }: Visit, place: Place): string {
  if (startedAt === null) return '';
  if (endedAt === null) return `At work since ${formatDateTime(startedAt, place)}`;
  return `Worked ${formatSpan(startedAt, endedAt, place)}`;
}
