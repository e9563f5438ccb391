import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { AppointmentReview } from '@/data/customers/contact-log';
import { maxLengthOf } from '@/domain/core/bounds';
import type { Customer } from '@/domain/customers/customer';
import { statusMoves } from '@/domain/customers/customer-status';
import type { CustomerStatus } from '@/domain/core/statuses';
import { activityShape } from '@/domain/history/activity';
import { addDays, dayOf } from '@/domain/time/time';
import { formatDateTime } from '@/shared/format/dates';
import { useNow } from '@/shared/format/use-now';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { useFormat } from '@/shared/format/format-context';

export type ReviewDialogProps = {
  readonly customer: Customer;
  readonly zone: string;
  readonly onReview: (review: AppointmentReview) => void;
  readonly onAgain: () => void;
  readonly onNotQualified: () => void;
  readonly onClose: () => void;
};

const OUTCOMES = [
  { value: 'met', label: 'We met', outcome: 'Kept' },
  { value: 'missed', label: 'Nobody was there', outcome: 'No-show' },
  { value: 'off', label: 'Called off', outcome: null },
] as const;
type Outcome = (typeof OUTCOMES)[number]['value'];

type Next = 'again' | 'followUp' | 'later' | CustomerStatus;
type Values = { readonly outcome: Outcome; readonly next: Next; readonly body: string };

const MOVES: Partial<Readonly<Record<CustomerStatus, string>>> = {
  'Pre-Qualified': 'Mark pre-qualified',
  Quoted: 'Mark quoted',
  'Not Qualified': 'Not qualified',
};

/** Longest words; the line about the appointment stands above them in the note. */
const MOST = maxLengthOf(activityShape, 'body') - 100;

/** Asks for an appointment's outcome and the next step. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { customer, zone, onReview, onAgain, onNotQualified, onClose } = props;
  const now = useNow();
  const place = useFormat();
  const at = customer.appointmentTime;
  const save = ({ outcome, next, body }: Values) => {
    const told = OUTCOMES.find(({ value }) => value === outcome);
    const words = told?.label.toLowerCase() ?? '';
    const headline =
      at === null ? `Appointment: ${words}.` : `Appointment ${formatDateTime(at, place, now)}: ${words}.`;
    const isMove = next === 'Pre-Qualified' || next === 'Quoted';
    onReview({
      body: [headline, body.trim()].filter(Boolean).join('\n'),
      status: isMove ? next : null,
      followUp: next === 'followUp' ? addDays(dayOf(now, zone), 1) : null,
      outcome: told?.outcome ?? null,
      // The report counts an appointment that nobody kept by its time.
      clears: outcome === 'off',
    });
    if (next === 'again') onAgain();
    else if (next === 'Not Qualified') onNotQualified();
    else onClose();
  };
  return (
    <FormikDialog<Values>
      open
      title={`How did it go with ${customer.name}?`}
      initialValues={{ outcome: 'met', next: 'later', body: '' }}
      draftKey={`review:${customer.uuid}`}
      submitLabel="Save"
      width="small"
      onClose={onClose}
      onSubmit={save}
    >
      <OutcomeField />
      <FormTextField name="body" label="What came of it" multiline rows={3} maxLength={MOST} />
      <NextField status={customer.customerStatus} />
    </FormikDialog>
  );
}

function OutcomeField() {
  const { values, setValues } = useFormikContext<Values>();
  return (
    <Box>
      <SegmentedControl
        label="Outcome"
        options={OUTCOMES}
        value={values.outcome}
        onChange={(outcome) => void setValues({ ...values, outcome, next: 'later' })}
      />
    </Box>
  );
}

function NextField({ status }: { readonly status: CustomerStatus }) {
  const { values } = useFormikContext<Values>();
  const met = values.outcome === 'met';
  const moves = statusMoves(status)
    .filter((to) => met || to === 'Not Qualified')
    .flatMap((to) => (MOVES[to] === undefined ? [] : [{ value: to, label: MOVES[to] }]));
  const options = [
    ...moves.filter(({ value }) => value !== 'Not Qualified'),
    { value: 'again', label: 'Make another appointment' },
    { value: 'followUp', label: 'Follow up tomorrow' },
    ...moves.filter(({ value }) => value === 'Not Qualified'),
    { value: 'later', label: 'Decide later' },
  ];
  return <FormSelect name="next" label="Next step" options={options} />;
}
