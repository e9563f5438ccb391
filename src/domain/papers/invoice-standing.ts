import type { Invoice } from '../invoices/invoice';
import { dueOf, heldOf } from '../invoices/sums/invoice-sums';
import { payerParts } from '../invoices/sums/payer-parts';
import type { PaperFact, PaperSection, PaperWriting } from './paper';
import { signedMoney } from './priced-row';
import type { MoneyWriting } from './priced-row';

/** What the standing of an issued invoice follows from. */
type StandingInvoice = Pick<
  Invoice,
  | 'uuid'
  | 'status'
  | 'total'
  | 'paid'
  | 'pending'
  | 'credited'
  | 'writtenOff'
  | 'balance'
  | 'payers'
  | 'heldBack'
  | 'heldReason'
  | 'heldReleasedAt'
>;

/** An issued invoice at a moment, with the payments on it. */
export type InvoiceStanding = {
  /** Epoch ms. */
  readonly at: number;
  readonly invoice: StandingInvoice & Pick<Invoice, 'statusAt'>;
  readonly payments: Parameters<typeof payerParts>[1];
};

/** What is paid and owed on an invoice, under a heading that sets it apart from what was issued. */
export function standingSections(
  { at, invoice, payments }: InvoiceStanding,
  write: PaperWriting,
): readonly PaperSection[] {
  const { status, statusAt } = invoice;
  const heading: PaperSection = {
    kind: 'part',
    title: 'Payments and balance',
    text: `As of ${write.moment(at)}. What stands above is the invoice as it was issued.`,
    isNewPage: false,
  };
  if (status === 'Void') {
    const text = `This invoice was declared void on ${write.moment(statusAt)}. Nothing is owed on it.`;
    return [heading, { kind: 'text', title: 'Void', text }];
  }
  const owed: PaperSection = {
    kind: 'amounts',
    title: 'Balance',
    rows: balanceRows(invoice, write),
  };
  const parts = payerParts(invoice, payments);
  if (parts.every(({ payer }) => payer === 'Client')) return [heading, owed];
  const byPayer = parts.map(({ payer, paid, open }) => ({
    label: `${payer}, ${write.money(paid)} paid`,
    value: write.money(open),
  }));
  const title = 'Still owed by each payer';
  return [heading, owed, { kind: 'amounts', title, rows: [...byPayer, balanceRow(invoice, write)] }];
}

/** "Held back, depreciation". */
export function heldLabel(reason: Invoice['heldReason']): string {
  return reason === '' ? 'Held back' : `Held back, ${reason.toLowerCase()}`;
}

/** From the total to what is due; what is not due yet is taken off the balance. */
export function balanceRows(invoice: StandingInvoice, write: MoneyWriting): readonly PaperFact[] {
  const { total, paid, credited, writtenOff, pending, heldReason } = invoice;
  const due = dueOf(invoice);
  const less = (label: string, cents: number) => ({ label, value: signedMoney(0 - cents, write) });
  const lessIfAny = (label: string, cents: number) => (cents === 0 ? [] : [less(label, cents)]);
  const later = [
    ...lessIfAny(heldLabel(heldReason), heldOf(invoice)),
    ...lessIfAny('Payments on their way', pending),
  ];
  return [
    { label: 'Total', value: write.money(total) },
    less('Paid', paid),
    ...lessIfAny('Credited', credited),
    ...lessIfAny('Written off', writtenOff),
    ...(due === invoice.balance ? [] : [balanceRow(invoice, write), ...later]),
    { label: 'Balance due', value: write.money(due) },
  ];
}

function balanceRow({ balance }: StandingInvoice, write: MoneyWriting): PaperFact {
  return { label: 'Balance', value: signedMoney(balance, write) };
}
