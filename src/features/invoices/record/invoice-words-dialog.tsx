import { editInvoiceWords } from '@/data/invoices/invoices';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { conventionsOf } from '@/domain/format/conventions';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { changedValues } from '@/domain/journal/their-changes';
import { useFormat } from '@/shared/format/format-context';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { textsOf } from '@/shared/forms/frame/bounded';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { object } from '@/shared/forms/frame/schema';

const { text } = formFields(invoiceShape);
const schema = object({
  title: textsOf(invoiceShape)('title', 'A title').trim().required('Give the invoice a title.'),
});

export type InvoiceWordsDialogProps = { readonly invoice: Invoice; readonly onClose: () => void };

/** Title and address of a draft; an invoice without an address cannot be issued. */
export function InvoiceWordsDialog({ invoice, onClose }: InvoiceWordsDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { address } = conventionsOf(useFormat().country);
  const { uuid, title, streetAddress, city, state, zipcode } = invoice;
  return (
    <FormikDialog
      open
      title="Title and address"
      submitLabel="Save"
      validationSchema={schema}
      initialValues={{ title, streetAddress, city, state, zipcode }}
      draftKey={`invoice-words:${uuid}`}
      onSubmit={(values, { base }) => {
        const changes = changedValues(base, { ...values, title: values.title.trim() });
        commit(editInvoiceWords(viewer, invoice, changes));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField {...text('title')} required />
      <FormTextField {...text('streetAddress')} />
      <FormTextField {...text('city')} />
      <FormTextField {...text('state')} label={address.state} />
      <FormTextField {...text('zipcode')} label={address.zipcode} />
    </FormikDialog>
  );
}
