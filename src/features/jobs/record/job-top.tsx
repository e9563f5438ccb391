import Box from '@mui/material/Box';
import CheckCheck from 'lucide-react/icons/check-check';
import Hammer from 'lucide-react/icons/hammer';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import type { Person } from '@/data/employees/use-people';
import { allVisitsDone, isUnderWay } from '@/domain/jobs/field-day';
import { isCalledOff } from '@/domain/jobs/job-rights';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { isBeforeWork } from '@/domain/trackers/stages';
import type { Tracker } from '@/domain/trackers/tracker';
import { ReadyJob } from '@/features/invoices/public';
import { formatAddress } from '@/shared/format/address';
import { formatDateTime } from '@/shared/format/dates';
import { ContactBar } from '@/shared/ui/record/contact-bar';
import { OfferLine } from '@/shared/ui/states/offer-line';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { CalledOff } from '../day/called-off';
import { VisitStep } from '../day/visit-step';
import type { FieldActions } from '../day/use-field-actions';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

export type JobTopProps = {
  readonly job: Job;
  readonly visits: readonly Visit[];
  /** Null before it is loaded, or when the viewer may not see it. */
  readonly tracker: Tracker | null;
  /** The viewer's own visit of today, or null. */
  readonly own: Visit | null;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly mayReport: boolean;
  /** Given when the user may move the tracker and it does not move by itself. */
  readonly onMoveTracker: ((tracker: Tracker) => void) | null;
  readonly actions: FieldActions;
};

/** The head of a job: contacts, a problem, the viewer's visit of today, offered next steps. */
export function JobTop(props: JobTopProps) {
  const { job, visits, tracker, own, byUid, mayReport, onMoveTracker, actions } = props;
  const isPhone = useIsPhone();
  const place = useFormat();
  const now = useNow();
  const isOff = isCalledOff(job, tracker) && job.status !== 'Cancelled';
  const teller = byUid.get(job.problemBy)?.name;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isPhone && <ContactBar phone={job.phone} address={formatAddress(job, place.country)} />}
      {job.problem !== '' && (
        <OfferLine
          icon={MessageSquareWarning}
          tone="attention"
          text={[
            `Problem: ${job.problem}`,
            [teller, job.problemAt !== null && formatDateTime(job.problemAt, place)]
              .filter(Boolean)
              .join(', '),
          ]
            .filter(Boolean)
            .join(' – ')}
          label="Solved"
          {...(mayReport && { onTake: () => actions.solve(job) })}
        />
      )}
      {isOff && <CalledOff />}
      {own && (!isOff || isUnderWay(own)) && (
        <VisitStep job={job} visit={own} visits={visits} actions={actions} />
      )}
      {mayReport && job.status === 'In Progress' && allVisitsDone(visits) && (
        <OfferLine
          icon={CheckCheck}
          text="All visits of this job are done."
          label="Complete the job"
          onTake={() => actions.complete(job)}
        />
      )}
      <ReadyJob job={job} now={now} />
      {onMoveTracker && tracker && job.status === 'In Progress' && isBeforeWork(tracker) && (
        <OfferLine
          icon={Hammer}
          text={`Work has started; the tracker is at ${tracker.status}.`}
          label="Move it to In Progress"
          onTake={() => onMoveTracker(tracker)}
        />
      )}
    </Box>
  );
}
