import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { newId } from '@/data/core/ids';
import type { Intent } from '@/data/core/intent';
import { useOpenedRecord } from '@/data/live/use-live';
import { priceRef } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { markSold } from '@/data/trackers/sold';
import { personOptions, usePeople } from '@/data/employees/use-people';
import type { Customer } from '@/domain/customers/customer';
import { jobTypesOf, usualJobType } from '@/domain/company/job-types';
import { saleTitle } from '@/domain/trackers/sold';
import { checklistOf } from '@/domain/jobs/checklist';
import { followTemplates, MAX_CHECKLIST, templatesFor } from '@/domain/company/task-templates';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { numberText } from '@/domain/core/record-number';
import { signedLines } from '@/domain/estimates/signed-lines';
import { writtenNumber } from '@/domain/format/number-words';
import { may } from '@/domain/access/viewer';
import { trackerShape } from '@/domain/trackers/tracker';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { useSigned } from './use-signed';
import { soldSchema } from './sold.schema';
import type { SoldValues } from './sold.schema';

const { field } = formFields(trackerShape);

export type SoldDialogProps = {
  readonly customer: Customer;
  readonly onSold: (sale: { readonly trackerId: string; readonly intent: Intent }) => void;
  readonly onClose: () => void;
};

/** Asks for the terms of a sale, prefilled from the lead, and sells it. */
export function SoldDialog({ customer, onSold, onClose }: SoldDialogProps) {
  const viewer = useViewer();
  const { settings } = useSettings();
  const { currency, zone, country } = useFormat();
  const { people } = usePeople();
  const seesPrices = may(viewer, 'pricing:show');
  const { record: price, status } = useOpenedRecord(seesPrices ? priceRef(customer.uuid) : null);
  const { isKnown, estimate, answer } = useSigned(customer.uuid);
  const products = [...new Set([customer.productOfInterest, ...settings.products])].filter(
    (name) => name !== '',
  );

  const submit = ({ withSteps, ...values }: SoldValues) => {
    const terms = {
      ...values,
      // A kept draft may hold an amount that was typed before the client signed.
      amount: estimate?.total ?? values.amount,
      title: values.title.trim(),
      instructions: estimate
        ? signedLines(estimate, answer, (quantity) => writtenNumber(quantity / 100, country, 2))
        : '',
      checklist: withSteps ? checklistOf(firstSteps(settings.taskTemplates, values.jobType), newId) : [],
    };
    onSold(markSold(viewer, { customer, price, terms, at: Date.now(), zone, signed: estimate }));
  };

  // The form starts with the lead's amount, or the signed one, so it waits for it.
  if (status === 'loading' || !isKnown) return null;

  return (
    <FormikDialog<SoldValues>
      open
      title={`Mark ${customer.name} sold`}
      submitLabel="Mark sold"
      validationSchema={soldSchema}
      draftKey={`sold:${customer.uuid}`}
      initialValues={{
        title: estimate?.title ?? saleTitle(customer),
        product: customer.productOfInterest,
        amount: estimate?.total ?? price?.amount ?? null,
        jobType: usualJobType(settings),
        withSteps: true,
        expectedStart: '',
        crewLead: '',
        makeLink: true,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField
        name="title"
        label="Title of the tracker"
        required
        helper="The client reads it on their page."
      />
      <FormSelect
        name="product"
        label="Product"
        emptyLabel="Not decided"
        options={products.map((name) => ({ value: name, label: name }))}
      />
      {seesPrices && (
        <FormMoneyField
          name="amount"
          label="Contract amount"
          currency={currency}
          disabled={estimate !== null}
          {...(estimate && { helper: 'As signed. A change estimate changes it.' })}
        />
      )}
      {estimate && (
        <Alert severity="info">
          From the signed estimate {numberText(estimate)}. The contract is what was signed. Its lines become
          the first job’s instructions, without amounts, and the client keeps their link.
        </Alert>
      )}
      {seesPrices && !estimate && <AmountFromPrice amount={price?.amount ?? null} />}
      <FormSelect
        name="jobType"
        label="First job"
        required
        options={jobTypesOf(settings).map((type) => ({ value: type, label: type }))}
      />
      <FirstSteps templates={settings.taskTemplates} />
      <FormDateField {...field('expectedStart')} />
      <FormSelect {...field('crewLead')} emptyLabel="Not decided" options={personOptions(people)} />
      <FormCheckbox
        name="makeLink"
        label="Make a tracking link"
        helper="The client follows the work on a page of their own."
      />
    </FormikDialog>
  );
}

/** The first steps of a job of a type, as many as a checklist holds. */
function firstSteps(templates: readonly TaskTemplate[], jobType: string) {
  return followTemplates([], [], templatesFor(templates, jobType)).slice(0, MAX_CHECKLIST);
}

/** Names the templates of the first job, if any; they can be deselected. */
function FirstSteps({ templates }: { templates: readonly TaskTemplate[] }) {
  const { country } = useFormat();
  const { jobType } = useFormikContext<SoldValues>().values;
  const fitting = templatesFor(templates, jobType);
  if (fitting.length === 0) return null;
  const steps = plural(firstSteps(templates, jobType).length, 'step', country);
  return (
    <FormCheckbox
      name="withSteps"
      label="Start its checklist from the template"
      helper={`${joinList(fitting.map(({ name }) => name))}: ${steps}.`}
    />
  );
}

/** Fills in the lead's amount when it arrives after the dialog, unless the user typed one. */
function AmountFromPrice({ amount }: { amount: number | null }) {
  const { values, touched, setFieldValue } = useFormikContext<SoldValues>();
  const isFree = values.amount === null && !touched.amount;
  useEffect(() => {
    if (amount !== null && isFree) void setFieldValue('amount', amount);
  }, [amount, isFree, setFieldValue]);
  return null;
}
