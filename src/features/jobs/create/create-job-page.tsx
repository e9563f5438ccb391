import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { createJob, trackersToChoose } from '@/data/jobs/jobs';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { trackerRef } from '@/data/trackers/trackers';
import { useCommit } from '@/data/runtime/use-commit';
import { MAX_CHECKLIST } from '@/domain/jobs/checklist';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { jobTypesOf, usualJobType } from '@/domain/jobs/job-types';
import { MEASURES, measureOf } from '@/domain/jobs/measures';
import { paths } from '@/domain/navigation/paths';
import { checklistOf } from '@/domain/jobs/checklist';
import { may } from '@/domain/access/viewer';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { useFormat } from '@/shared/format/format-context';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { FormHelpers } from '@/shared/forms/frame/form-frame';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { createJobSchema, plannedSteps } from './create-job.schema';
import type { CreateJobValues } from './create-job.schema';
import { PlannedSteps } from './planned-steps';
import { TrackerField } from './tracker-field';

const LABELS = {
  trackerId: 'Tracker',
  title: 'Title',
  jobType: 'Type',
  amount: 'Amount',
  steps: 'Checklist',
};

/** /app/management/jobs/create: adds a job to a tracker, initially the one in the address. */
export function CreateJobPage() {
  const { country } = useFormat();
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const [address] = useSearchParams();
  const wanted = address.get('tracker') ?? '';
  const named = useLiveRecord(wanted === '' ? null : trackerRef(wanted));
  const room = usePlanUse('openWork');
  const open = useLive(trackersToChoose(viewer));
  const others = open.rows.filter((tracker) => tracker.uuid !== named.record?.uuid);
  const trackers = named.record ? [named.record, ...others] : others;
  const back = named.record
    ? { to: paths.tracker(named.record.uuid), label: named.record.title }
    : { to: paths.jobs, label: 'Open Jobs List' };

  const schema = useMemo(() => createJobSchema(country), [country]);

  if (!may(viewer, 'jobs:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to edit jobs." />
    );
  }

  const blank: CreateJobValues = {
    trackerId: wanted,
    title: '',
    jobType: usualJobType(settings),
    amount: null,
    instructions: '',
    pitch: '',
    measures: { squares: '', layers: '', waste: '', linearFeet: '' },
    steps: [],
    follows: [],
    off: [],
  };
  const create = (values: CreateJobValues, { setFieldError }: FormHelpers<CreateJobValues>) => {
    const { trackerId, title, jobType, amount, instructions, pitch, measures } = values;
    const tracker = trackers.find((one) => one.uuid === trackerId);
    const checklist = checklistOf(plannedSteps(settings.taskTemplates, values), newId);
    if (!tracker) return false;
    if (checklist.length > MAX_CHECKLIST) {
      setFieldError('steps', `A checklist has at most ${MAX_CHECKLIST} steps. Remove some.`);
      return false;
    }
    const { id, intent } = createJob(
      viewer,
      tracker,
      {
        ...{ jobType, amount, instructions, pitch, checklist },
        title: title.trim(),
        squares: measureOf(measures.squares, country),
        layers: measureOf(measures.layers, country),
        waste: measureOf(measures.waste, country),
        linearFeet: measureOf(measures.linearFeet, country),
      },
      Date.now(),
    );
    commit(intent);
    void navigate(paths.job(id));
    return true;
  };

  return (
    <FormPage<CreateJobValues>
      title="Create job"
      back={back}
      draftKey={`create-job:${wanted}`}
      stored={blank}
      validationSchema={schema}
      labels={LABELS}
      submitLabel="Create job"
      isBlocked={room.use === 'full'}
      maxWidth={640}
      onSubmit={create}
    >
      {({ jobType }) => (
        <>
          <PlanLimit kind="openWork" used={room.used} limit={room.limit} />
          {open.status === 'error' && (
            <ErrorLine text={open.error?.message ?? ERROR_SENTENCES.unknown} onRetry={open.retry} />
          )}
          <TrackerField
            name="trackerId"
            label="Tracker"
            trackers={trackers}
            loading={open.status === 'loading' || named.status === 'loading'}
          />
          <FormTextField name="title" label="Title" required helper="For example: Tear-off, north side." />
          <FormSelect
            name="jobType"
            label="Type"
            required
            options={jobTypesOf(settings, jobType).map((type) => ({ value: type, label: type }))}
          />
          {may(viewer, 'pricing:show') && (
            <FormMoneyField name="amount" label="Amount" currency={settings.currency} />
          )}
          <FormTextField name="instructions" label="Instructions for the crew" multiline />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
            <FormTextField name="pitch" label="Pitch" placeholder="6/12" />
            {MEASURES.map(({ field, label, decimals }) => (
              <FormTextField
                key={field}
                name={`measures.${field}`}
                label={label}
                inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              />
            ))}
          </Box>
          <PlannedSteps templates={settings.taskTemplates} />
        </>
      )}
    </FormPage>
  );
}
