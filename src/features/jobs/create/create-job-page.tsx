import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { createJob, trackersToChoose } from '@/data/jobs/jobs';
import { createJobFor, createJobForNew } from '@/data/jobs/new-work';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { trackerRef } from '@/data/trackers/trackers';
import { useCommit } from '@/data/runtime/use-commit';
import { MAX_CHECKLIST } from '@/domain/company/task-templates';
import { customerLabel } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { jobTypesOf, usualJobType } from '@/domain/company/job-types';
import { MEASURES, measureOf } from '@/domain/jobs/measures';
import { paths } from '@/domain/navigation/paths';
import { checklistOf } from '@/domain/jobs/checklist';
import { may } from '@/domain/access/viewer';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { useFormat } from '@/shared/format/format-context';
import { jobFieldLabel, jobShape } from '@/domain/jobs/job';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { FormHelpers } from '@/shared/forms/frame/form-frame';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { AccessField } from './access-field';
import { createJobSchema, NO_CLIENT, plannedSteps } from './create-job.schema';
import type { CreateJobValues } from './create-job.schema';
import { JobOwner } from './job-owner';
import { PlannedSteps } from './planned-steps';

const { field } = formFields(jobShape);

const LABELS = {
  belongsTo: 'For',
  trackerId: 'Tracker',
  customerId: 'Customer',
  'client.name': 'Client',
  'client.phone': customerLabel('phone'),
  'client.email': customerLabel('email'),
  title: jobFieldLabel('title'),
  jobType: jobFieldLabel('jobType'),
  amount: 'Amount',
  steps: 'Checklist',
};

/** /app/management/jobs/create: a job of a tracker (`?tracker=…`), a customer (`?customer=…`) or a typed client. */
export function CreateJobPage() {
  const { country, currency, zone } = useFormat();
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const [address] = useSearchParams();
  const wanted = address.get('tracker') ?? '';
  const wantedCustomer = address.get('customer') ?? '';
  const maySell = may(viewer, 'customers:edit') && may(viewer, 'trackers:edit');
  /** The chosen customer, as its field reports it. */
  const customer = useRef<Customer | null>(null);
  /** The access notes of the customer whose tracker is chosen, as their field reports them. */
  const access = useRef('');
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
    belongsTo: wantedCustomer !== '' && maySell ? 'A customer' : 'An open tracker',
    trackerId: wanted,
    customerId: wantedCustomer,
    client: NO_CLIENT,
    title: '',
    jobType: usualJobType(settings),
    amount: null,
    instructions: '',
    accessNotes: '',
    pitch: '',
    measures: { squares: '', layers: '', waste: '', linearFeet: '' },
    steps: [],
    follows: [],
    off: [],
  };
  const ownerOf = ({ belongsTo, trackerId, customerId }: CreateJobValues) => {
    if (belongsTo === 'A new client') return '';
    if (belongsTo === 'A customer') return customerId;
    return trackers.find(({ uuid }) => uuid === trackerId)?.customerId ?? '';
  };
  const create = (values: CreateJobValues, { setFieldError }: FormHelpers<CreateJobValues>) => {
    const { belongsTo, trackerId, client, title, jobType, amount, pitch, measures } = values;
    const { instructions, accessNotes } = values;
    const checklist = checklistOf(plannedSteps(settings.taskTemplates, values), newId);
    if (checklist.length > MAX_CHECKLIST) {
      setFieldError('steps', `A checklist has at most ${MAX_CHECKLIST} steps. Remove some.`);
      return false;
    }
    const fields = {
      ...{ jobType, amount, instructions, pitch, checklist },
      title: title.trim(),
      accessNotes: accessNotes.trim() || access.current,
      squares: measureOf(measures.squares, country),
      layers: measureOf(measures.layers, country),
      waste: measureOf(measures.waste, country),
      linearFeet: measureOf(measures.linearFeet, country),
    };
    const at = Date.now();
    const made = () => {
      if (belongsTo === 'A new client') {
        const tidy = { ...client, name: client.name.trim(), email: client.email.trim() };
        return createJobForNew(viewer, tidy, fields, { at, zone });
      }
      if (belongsTo === 'A customer') {
        return customer.current && createJobFor(viewer, customer.current, fields, { at, zone });
      }
      const tracker = trackers.find((one) => one.uuid === trackerId);
      return tracker ? createJob(viewer, tracker, fields, at) : null;
    };
    const job = made();
    if (!job) {
      const wrong = belongsTo === 'A customer' ? 'customerId' : 'trackerId';
      setFieldError(wrong, 'This record is not there yet. Wait a moment, or choose another one.');
      return false;
    }
    commit(job.intent);
    void navigate(paths.job(job.id));
    return true;
  };

  return (
    <FormPage<CreateJobValues>
      title="Create job"
      back={back}
      draftKey={`create-job:${wanted || wantedCustomer}`}
      stored={blank}
      validationSchema={schema}
      labels={LABELS}
      submitLabel="Create job"
      isBlocked={room.use === 'full'}
      onSubmit={create}
    >
      {(values) => (
        <>
          <PlanLimit kind="openWork" used={room.used} limit={room.limit} />
          {open.status === 'error' && (
            <ErrorLine text={open.error?.message ?? ERROR_SENTENCES.unknown} onRetry={open.retry} />
          )}
          <JobOwner
            trackers={trackers}
            loading={open.status === 'loading' || named.status === 'loading'}
            maySell={maySell}
            onCustomer={(known) => {
              customer.current = known;
            }}
          />
          <FormTextField {...field('title')} required helper="For example: Tear-off, north side." />
          <FieldGrid>
            <FormSelect
              {...field('jobType')}
              required
              options={jobTypesOf(settings, values.jobType).map((type) => ({ value: type, label: type }))}
            />
            {may(viewer, 'pricing:show') && (
              <FormMoneyField name="amount" label="Amount" currency={currency} />
            )}
          </FieldGrid>
          <AccessField
            customerId={ownerOf(values)}
            onKnown={(known) => {
              access.current = known;
            }}
          />
          <FormTextField name="instructions" label="Instructions for the crew" multiline />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            <FormTextField {...field('pitch')} placeholder="6/12" />
            {MEASURES.map(({ field: name, label, decimals }) => (
              <FormTextField
                key={name}
                name={`measures.${name}`}
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
