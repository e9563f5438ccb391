import { shortNumber } from '../core/record-number';
import type { Invoice } from '../invoices/invoice';
import { amountOn, receiptTitle } from '../payments/receipt/receipt-words';
import type { Payment } from '../payments/payment';
import { knownFacts } from './paper';
import type { Paper, PaperFact, PaperSection, PaperWriting } from './paper';
import { paperFileName } from './paper-file-name';
import { paperNamed } from './paper-of';
import type { PaperMaking } from './paper-of';

/** An invoice that a payment is on, as it is now. */
export type ReceiptInvoice = Pick<Invoice, 'uuid' | 'number' | 'numberPrefix' | 'title' | 'balance'>;

export type ReceiptInput = {
  /** A settled payment or refund. */
  readonly payment: Payment;
  readonly invoices: readonly ReceiptInvoice[];
  readonly making: PaperMaking;
};

/** The receipt of a payment or a refund as a PDF: what came, what it paid, and what is open by then. */
export function receiptPaper({ payment, invoices, making }: ReceiptInput): Paper {
  const { kind, customerName } = payment;
  const { write, now } = making;
  const isRefund = kind === 'Refund';
  const on = invoices.filter(({ uuid }) => amountOn(payment, uuid) > 0);
  const sections: (PaperSection | false)[] = [
    {
      kind: 'columns',
      columns: [
        {
          title: isRefund ? 'Paid back to' : 'Received from',
          facts: [{ label: 'Name', value: customerName }],
        },
        { title: receiptTitle(payment), facts: knownFacts(factsOf(payment, write)) },
      ],
    },
    {
      kind: 'amounts',
      title: isRefund ? 'What it gives back' : 'What it paid',
      rows: partRows(payment, on, write),
    },
    on.length > 0 && {
      kind: 'amounts',
      title: `Still open on ${write.moment(now)}`,
      rows: on.map((invoice) => ({ label: invoiceName(invoice), value: write.money(invoice.balance) })),
    },
  ];
  const title = isRefund ? 'Refund' : 'Receipt';
  return paperNamed(
    {
      title: receiptTitle(payment),
      subject: customerName,
      number: '',
      fileName: paperFileName(title, payment),
    },
    making,
    sections,
  );
}

function factsOf({ receivedOn, amount, method, reference, payer }: Payment, write: PaperWriting) {
  return [
    { label: 'Day', value: write.day(receivedOn) },
    { label: 'Amount', value: write.money(amount) },
    { label: 'Method', value: method },
    { label: 'Reference', value: reference },
    { label: 'Payer', value: payer === 'Client' ? '' : payer },
  ];
}

/** The parts of the amount; they add up to it. What was given back of a payment is on none of its invoices any more. */
function partRows(
  payment: Payment,
  invoices: readonly ReceiptInvoice[],
  write: PaperWriting,
): readonly PaperFact[] {
  const { kind, amount, allocations, unallocated } = payment;
  const onInvoices = [...new Set(allocations.map(({ invoiceId }) => invoiceId))].map((id) => {
    const invoice = invoices.find(({ uuid }) => uuid === id);
    return { label: invoice ? invoiceName(invoice) : 'Another invoice', cents: amountOn(payment, id) };
  });
  const known = onInvoices.reduce((sum, { cents }) => sum + cents, unallocated);
  const parts = [
    ...onInvoices,
    { label: kind === 'Refund' ? 'From your credit' : 'Kept as your credit', cents: unallocated },
    { label: 'Given back since', cents: amount - known },
  ];
  return [
    ...parts
      .filter(({ cents }) => cents > 0)
      .map(({ label, cents }) => ({ label, value: write.money(cents) })),
    { label: 'Total', value: write.money(amount) },
  ];
}

function invoiceName({ title, ...numbered }: ReceiptInvoice): string {
  return `Invoice ${shortNumber(numbered)}, ${title}`;
}
