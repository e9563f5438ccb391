import { invoiceShape } from '@/domain/invoices/invoice';
import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

const text = trimmedTextsOf(invoiceShape);

/** The fields of a new invoice: its customer, and a title that may be empty. */
export const createInvoiceSchema = object({
  customerId: string().required('Choose a customer.'),
  title: text('title'),
});
