import Box from '@mui/material/Box';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Clock from 'lucide-react/icons/clock';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import MessageSquare from 'lucide-react/icons/message-square';
import type { Live } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import type { Customer } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';
import { daysBetween } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { formatRelative, formatTime } from '@/shared/format/dates';
import { plural } from '@/shared/format/counts';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';
import { NewsCard } from './news-card';
import { useFormat } from '@/shared/format/format-context';

// Their records and rules are not needed to draw the others.
const EstimatesCard = lazyOrNothing(async () => (await import('./estimates-card')).EstimatesCard);
const InvoicesCard = lazyOrNothing(async () => (await import('./invoices-card')).InvoicesCard);

export type NewsCardsProps = {
  readonly appointments: Live<Customer>;
  readonly followUps: Live<Customer>;
  readonly news: Live<Tracker>;
  readonly problems: Live<Job>;
  readonly today: Day;
};

/** In words, when a follow-up is due or how late it is. */
function dueText(day: Day, today: Day, country: string): string {
  const late = daysBetween(day, today);
  return late <= 0 ? 'today' : `${plural(late, 'day', country)} late`;
}

/** The short cards of urgent items: today's appointments, due follow-ups, client messages. */
export function NewsCards(props: NewsCardsProps) {
  const { appointments, followUps, news, problems, today } = props;
  const viewer = useViewer();
  const seesEstimates = may(viewer, 'estimates:view') && may(viewer, 'pricing:show');
  const seesInvoices = may(viewer, 'invoices:view') && may(viewer, 'pricing:show');
  const isPhone = useIsPhone();
  const isEmpty = ({ live }: { readonly live: Live<unknown> }) =>
    live.status === 'ready' && live.rows.length === 0;
  const cards = [
    ...(problems.rows.length > 0
      ? [{ live: problems, card: <ProblemsCard key="problems" {...props} /> }]
      : []),
    { live: appointments, card: <AppointmentsCard key="appointments" {...props} /> },
    { live: followUps, card: <FollowUpsCard key="follow-ups" {...props} /> },
    { live: news, card: <ClientsCard key="clients" {...props} /> },
  ].filter(({ live }) => live.status !== 'idle');
  const shown = isPhone ? cards.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b))) : cards;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(3, 1fr)' },
        // A single last card takes the whole row.
        '& > :last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1', xl: 'auto' } },
      }}
    >
      {shown.map(({ card }) => card)}
      {seesEstimates && <EstimatesCard today={today} />}
      {seesInvoices && <InvoicesCard today={today} />}
    </Box>
  );
}

/** Shown only while a crew waits for the office. */
function ProblemsCard({ problems }: NewsCardsProps) {
  return (
    <NewsCard
      title="Problems on jobs"
      icon={MessageSquareWarning}
      attention
      live={problems}
      empty="No crew told of a problem."
      all={{ label: 'Open jobs', to: paths.jobs }}
      item={(job) => ({
        id: job.uuid,
        label: `${job.problem} (${job.title})`,
        note: job.problemAt === null ? '' : formatRelative(job.problemAt, Date.now()),
        to: paths.job(job.uuid),
      })}
    />
  );
}

function AppointmentsCard({ appointments }: NewsCardsProps) {
  const place = useFormat();
  return (
    <NewsCard
      title="Today's appointments"
      icon={CalendarCheck}
      live={appointments}
      empty="No appointment today."
      all={{ label: 'Open calendar', to: paths.customerCalendar }}
      item={(customer) => ({
        id: customer.uuid,
        label: customer.name,
        note: customer.appointmentTime === null ? '' : formatTime(customer.appointmentTime, place),
        to: paths.customer(customer.uuid),
      })}
    />
  );
}

function FollowUpsCard({ followUps, today }: NewsCardsProps) {
  const { country } = useFormat();
  return (
    <NewsCard
      title="Follow-ups due"
      icon={Clock}
      attention
      live={followUps}
      empty="Nobody waits for a call back."
      all={{ label: 'See all', to: `${paths.customers}?followUp=due` }}
      item={(customer) => ({
        id: customer.uuid,
        label: customer.name,
        note: dueText(customer.nextFollowUp, today, country),
        to: paths.customer(customer.uuid),
      })}
    />
  );
}

function ClientsCard({ news }: NewsCardsProps) {
  return (
    <NewsCard
      title="Clients who wrote"
      icon={MessageSquare}
      attention
      live={news}
      empty="Every message is read."
      all={{ label: 'Open trackers', to: paths.trackers }}
      item={(tracker) => ({
        id: tracker.uuid,
        label: tracker.customerName || tracker.title,
        note: tracker.unreadSince === null ? '' : formatRelative(tracker.unreadSince, Date.now()),
        to: paths.tracker(tracker.uuid),
      })}
    />
  );
}
