import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toAppError } from '@/data/core/app-error';
import { createCustomer } from '@/data/customers/customer-changes';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import { paths } from '@/domain/navigation/paths';
import { useFormat } from '@/shared/format/format-context';
import { FormErrorSummary } from '@/shared/forms/frame/form-error-summary';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { CUSTOMER_LABELS, ContactFields, LeadFields } from './customer-fields';
import { draftOf } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { customerSchema } from './customer.schema';
import { DuplicateHint } from './duplicate-hint';
import { usePastDates } from './use-past-dates';

export type NewCustomerFormProps = {
  readonly uuid: string;
  readonly values: CustomerFormValues;
  /** Why the form is prefilled: typed before, or sent and not saved. */
  readonly restored: 'typed' | 'unsaved' | null;
  readonly onType: (values: CustomerFormValues) => void;
  readonly onSent: (values: CustomerFormValues) => void;
  readonly onStartOver: () => void;
};

/** The short form of a new lead, with a hint at duplicates. */
export function NewCustomerForm(props: NewCustomerFormProps) {
  const { uuid, values: initialValues, restored, onType, onSent, onStartOver } = props;
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const { country } = useFormat();
  const { people } = usePeople();
  const { pastOf, askPast, question } = usePastDates();
  const schema = useMemo(
    () => customerSchema(country, settings.customFields),
    [country, settings.customFields],
  );
  return (
    <PageFrame title="Add lead" back={{ to: paths.customers, label: 'Open Leads List' }} maxWidth={864}>
      <Formik<CustomerFormValues>
        initialValues={initialValues}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={(values, { setStatus, setSubmitting }) => {
          askPast(
            pastOf(values),
            () => {
              try {
                commit(createCustomer(viewer, draftOf(uuid, values)));
                onSent(values);
                void navigate(paths.customer(uuid), { replace: true });
              } catch (cause) {
                setStatus(toAppError(cause).message);
                setSubmitting(false);
              }
            },
            () => setSubmitting(false),
          );
        }}
      >
        <Box component={Form} noValidate aria-label="Add lead" sx={{ display: 'grid', gap: 2 }}>
          {restored && (
            <Alert
              severity={restored === 'unsaved' ? 'warning' : 'info'}
              action={
                <Button size="small" variant="text" color="inherit" onClick={onStartOver}>
                  Start over
                </Button>
              }
            >
              {restored === 'unsaved'
                ? 'This lead was not saved. What you typed is still here.'
                : 'What you typed before is still here.'}
            </Alert>
          )}
          <ContactFields isQuick />
          <DuplicateHint />
          <LeadFields isQuick settings={settings} people={people} />
          {question}
          <FormErrorSummary labels={CUSTOMER_LABELS} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton>Add lead</SubmitButton>
            <Button component={Link} to={paths.customers} variant="outlined">
              Cancel
            </Button>
          </Box>
          <KeepTyped onType={onType} />
        </Box>
      </Formik>
    </PageFrame>
  );
}

/** Keeps a draft, so that leaving the page loses nothing. */
function KeepTyped({ onType }: Pick<NewCustomerFormProps, 'onType'>) {
  const { values, dirty, isSubmitting } = useFormikContext<CustomerFormValues>();
  const isTyping = dirty && !isSubmitting;
  useEffect(() => {
    if (isTyping) onType(values);
    // Only what is typed matters: the way to keep it is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, isTyping]);
  return null;
}
