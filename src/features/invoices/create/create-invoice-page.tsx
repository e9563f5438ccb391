import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { createInvoice } from '@/data/invoices/invoices';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { may } from '@/domain/access/viewer';
import type { Customer } from '@/domain/customers/customer';
import { billNext } from '@/domain/invoices/contents/billables';
import { newInvoice } from '@/domain/invoices/contents/new-invoice';
import { invoiceLabel, invoiceShape } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { saleTitle } from '@/domain/trackers/sold';
import { CustomerField } from '@/features/customers/public';
import { useFormat } from '@/shared/format/format-context';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { BillField } from './bill-field';
import { createInvoiceSchema } from './create-invoice.schema';
import { useSignedEstimate } from './use-signed-estimate';

/** `step` is what is billed of the signed estimate: a payment step, or '' for all that is left. */
type Values = { readonly customerId: string; readonly title: string; readonly step: string };

const { text } = formFields(invoiceShape);
const LABELS = { customerId: 'Customer', title: invoiceLabel('title'), step: 'Bill' };

/** /app/management/invoices/create: a draft for a customer (`?customer=…&tracker=…&job=…&estimate=…&step=…`); its lines are written on its own page. */
export function CreateInvoicePage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const [address] = useSearchParams();
  const wanted = address.get('customer') ?? '';
  const estimateId = address.get('estimate') ?? '';
  const signed = useSignedEstimate(estimateId);
  const { country } = useFormat();
  const of = { trackerId: address.get('tracker') ?? '', jobId: address.get('job') ?? '' };
  /** The chosen customer, as its field reports it. */
  const customer = useRef<Customer | null>(null);
  if (!may(viewer, 'invoices:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to edit invoices." />
    );
  }
  const stored: Values = { customerId: wanted, title: '', step: address.get('step') ?? '' };
  return (
    <FormPage<Values>
      title="Create invoice"
      back={
        wanted === ''
          ? { to: paths.invoices, label: 'Invoices' }
          : { to: paths.customer(wanted), label: 'Customer' }
      }
      draftKey={`create-invoice:${estimateId || wanted}`}
      stored={stored}
      validationSchema={createInvoiceSchema}
      labels={LABELS}
      submitLabel="Write the lines"
      maxWidth={640}
      onSubmit={({ title, step }, { setFieldError }) => {
        const chosen = customer.current;
        if (!chosen) {
          setFieldError(
            'customerId',
            'This customer is not there yet. Wait a moment, or choose another one.',
          );
          return false;
        }
        // Another customer's tracker, job and estimate do not fit.
        const isSame = chosen.uuid === wanted;
        const work = isSame && estimateId !== '' ? signed : null;
        const billed = work
          ? billNext(work.estimate, work.choice, work.invoices, step, { country, newId })
          : isSame && estimateId !== ''
            ? 'The estimate is not there yet. Try again in a moment.'
            : {};
        if (typeof billed === 'string') {
          setFieldError('step', billed);
          return false;
        }
        const { id, intent } = createInvoice(
          viewer,
          chosen,
          {
            title: title.trim() || work?.estimate.title || saleTitle(chosen),
            content: { ...newInvoice(settings), ...billed },
            ...(isSame && of),
            ...(work && { estimateId, trackerId: of.trackerId || work.estimate.trackerId }),
          },
          Date.now(),
        );
        commit(intent);
        void navigate(paths.invoice(id));
        return true;
      }}
    >
      {() => (
        <>
          <CustomerField
            name="customerId"
            label={LABELS.customerId}
            onKnown={(known) => {
              customer.current = known;
            }}
          />
          {signed && <BillField {...signed} />}
          <FormTextField
            {...text('title')}
            helper="Left empty, it is named after the work and the address."
          />
        </>
      )}
    </FormPage>
  );
}
