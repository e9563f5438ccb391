import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import type { LoggedCall } from '@/data/customers/contact-log';
import { maxLengthOf } from '@/domain/core/bounds';
import { activityShape, CALL_OUTCOMES } from '@/domain/history/activity';
import type { CallOutcome } from '@/domain/history/activity';
import { CALL_OUTCOME_WORDS } from '@/domain/history/activity-words';
import type { Customer } from '@/domain/customers/customer';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import { phoneHref } from '@/domain/format/phone';
import { addDays, dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';

export type CallDialogProps = {
  readonly open: boolean;
  readonly customer: Customer;
  /** Only editors' calls change status and follow-up. */
  readonly mayEdit: boolean;
  /** Text typed before the call was chosen. */
  readonly body?: string;
  readonly onLog: (call: LoggedCall) => void;
  readonly onClose: () => void;
};

type Values = { readonly outcome: CallOutcome; readonly body: string; readonly callsBack: boolean };

const OUTCOMES = CALL_OUTCOMES.map((value) => ({ value, label: CALL_OUTCOME_WORDS[value] }));

/** Logs a call's outcome and note; a first conversation or a missed call changes the status. */
export function CallDialog(props: CallDialogProps) {
  const { open, customer, mayEdit, body = '', onLog, onClose } = props;
  const { zone } = useFormat();
  const now = useNow();
  const movesStatus = mayEdit && UNCONTACTED.includes(customer.customerStatus);
  const log = ({ callsBack, ...values }: Values) => {
    const reached = values.outcome === 'reached';
    onLog({
      body: values.body.trim(),
      outcome: values.outcome,
      status: movesStatus ? (reached ? 'Contacted' : 'Not Contacted') : null,
      callBackOn: callsBack ? addDays(dayOf(now, zone), 1) : null,
    });
    onClose();
  };
  return (
    <FormikDialog<Values>
      open={open}
      title={`Call ${customer.name}`}
      initialValues={{ outcome: 'reached', body, callsBack: false }}
      // Text from the note's field has its draft there.
      draftKey={body === '' ? `call:${customer.uuid}` : undefined}
      submitLabel="Log call"
      width="small"
      onClose={onClose}
      onSubmit={log}
      secondAction={mayEdit && <CallBackButton />}
    >
      {customer.phone && (
        <Link href={phoneHref(customer.phone)} variant="h4">
          <PhoneText phone={customer.phone} />
        </Link>
      )}
      <OutcomeField />
      {movesStatus && <StatusHint />}
      <FormTextField
        name="body"
        label="What was said"
        multiline
        rows={4}
        maxLength={maxLengthOf(activityShape, 'body')}
      />
    </FormikDialog>
  );
}

function OutcomeField() {
  const { values, setFieldValue } = useFormikContext<Values>();
  return (
    <Box>
      <SegmentedControl
        label="Outcome"
        options={OUTCOMES}
        value={values.outcome}
        onChange={(outcome) => void setFieldValue('outcome', outcome)}
      />
    </Box>
  );
}

function StatusHint() {
  const { values } = useFormikContext<Values>();
  return (
    <FormHelperText sx={{ mt: -1 }}>
      The status becomes {values.outcome === 'reached' ? 'Contacted' : 'Not Contacted'}.
    </FormHelperText>
  );
}

/** Logs the call as filled in and sets the follow-up to tomorrow. */
function CallBackButton() {
  const { setFieldValue, submitForm, isSubmitting } = useFormikContext<Values>();
  const submit = async () => {
    await setFieldValue('callsBack', true);
    await submitForm();
  };
  return (
    <Button variant="outlined" disabled={isSubmitting} onClick={() => void submit()}>
      Call back tomorrow
    </Button>
  );
}
