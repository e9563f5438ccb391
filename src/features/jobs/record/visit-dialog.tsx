import type { VisitPlan } from '@/data/jobs/visits';
import type { Person } from '@/data/employees/use-people';
import { visitShape } from '@/domain/jobs/visit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { pastMoment } from '@/domain/time/past-date';
import { changedValues } from '@/domain/journal/their-changes';
import type { FlatValues } from '@/domain/journal/their-changes';
import { addDays, atWallClock, dayOf } from '@/domain/time/time';
import { instant } from '@/domain/core/value';
import { formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { FormHelpers } from '@/shared/forms/frame/form-frame';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { usePastDate } from '@/shared/forms/frame/past-date';
import { CrewClashes } from './crew-clashes';
import { CrewField } from './crew-field';
import { VisitSpan } from './visit-span';
import { visitSchema } from './visit.schema';
import type { VisitValues } from './visit.schema';

const WORK_STARTS = '08:00';
const WORK_ENDS = '16:00';

/** 7:30 am of the first day of the epoch, in UTC (ms). */
const HALF_PAST_SEVEN = 7.5 * 3_600_000;

export type VisitDialogProps = {
  readonly job: Job;
  /** The current visit to change, or null for a new one. */
  readonly visit: Visit | null;
  /** The suggested day of the first visit, or ''. */
  readonly expectedStart: string;
  readonly zone: string;
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onPlan: (plan: VisitPlan) => void;
  readonly onEdit: (visit: Visit, changes: Partial<VisitPlan>) => void;
  readonly onClose: () => void;
};

const { field } = formFields(visitShape);

/** Plans or changes a visit: time, crew, and the client's note. */
export function VisitDialog({
  job,
  visit,
  expectedStart,
  zone,
  people,
  byUid,
  onPlan,
  onEdit,
  onClose,
}: VisitDialogProps) {
  const { country } = useFormat();
  const { confirmPast, question } = usePastDate('Plan');
  const submit = async (values: VisitValues, { base }: FormHelpers<VisitValues>) => {
    const { start, end, title, crew, clientNote } = values;
    if (start === null || end === null) return false;
    const plan = { start, end, title: title.trim(), crew: [...crew], clientNote: clientNote.trim() };
    const isMoved = start !== visit?.start;
    if (isMoved && !(await confirmPast(pastMoment(start, Date.now(), zone)))) return false;
    if (visit) onEdit(visit, changedValues(base, plan));
    else onPlan(plan);
    return true;
  };
  return (
    <FormikDialog<VisitValues>
      open
      title={visit ? 'Change the visit' : 'Plan a visit'}
      submitLabel={visit ? 'Save' : 'Plan visit'}
      validationSchema={visitSchema}
      initialValues={visit ? valuesOf(visit) : firstPlan(job, expectedStart, zone)}
      draftKey={`visit:${visit?.uuid ?? `of-${job.uuid}`}`}
      follow={
        visit
          ? {
              collection: visitShape.collection,
              flatten: flatValues,
              updatedBy: visit.updatedBy,
              people: byUid,
            }
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField name="title" label="What is done" required helper="The client reads it on their page." />
      <VisitSpan zone={zone} />
      {question}
      <CrewField {...field('crew')} people={people} />
      <CrewClashes visitId={visit?.uuid ?? ''} byUid={byUid} />
      <FormTextField
        {...field('clientNote')}
        multiline
        rows={2}
        placeholder={`Please move cars off the driveway before ${formatTime(HALF_PAST_SEVEN, { zone: 'UTC', country })}.`}
      />
    </FormikDialog>
  );
}

function valuesOf({ title, start, end, crew, clientNote }: Visit): VisitValues {
  return { title, start, end, crew, clientNote };
}

function flatValues({ start, end, ...plain }: VisitValues): FlatValues {
  const moment = (at: number | null) => (at === null ? null : instant(at));
  return { ...plain, start: moment(start), end: moment(end) };
}

/** A working day: the expected start, the day after the last planned one, or tomorrow. */
function firstPlan(job: Job, expectedStart: string, zone: string): VisitValues {
  const today = dayOf(Date.now(), zone);
  const after = job.plannedEnd === null ? today : dayOf(job.plannedEnd - 1, zone);
  const next = addDays(after < today ? today : after, 1);
  const day = job.plannedEnd === null && expectedStart > today ? expectedStart : next;
  return {
    title: job.title,
    start: atWallClock(day, WORK_STARTS, zone),
    end: atWallClock(day, WORK_ENDS, zone),
    crew: [],
    clientNote: '',
  };
}
