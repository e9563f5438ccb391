import { targetTable } from '../columns/target-table';
import type { TargetRow, TargetTable } from '../columns/target-table';

const ROWS = {
  number: { label: 'Invoice number', isName: true },
  customer: { label: 'Customer' },
  email: { label: 'Customer’s email' },
  phone: { label: 'Customer’s phone', kind: 'phone' },
  issuedOn: { label: 'Issued', kind: 'day' },
  dueOn: { label: 'Due', kind: 'day' },
  total: { label: 'Total', kind: 'money' },
  paid: { label: 'Paid', kind: 'money' },
  balance: { label: 'Balance', kind: 'money' },
  note: { label: 'Note' },
} as const satisfies Readonly<Record<string, TargetRow>>;

/** A part of an open invoice that a file may fill. */
export type InvoiceTarget = keyof typeof ROWS;

/** The headers of lists of open invoices from spreadsheets, QuickBooks, Xero, Jobber, FreshBooks and Wave. */
const WORDS: Readonly<Record<InvoiceTarget, string>> = {
  number: `invoice number, invoice no, invoice, invoice id, number, no, num, doc number, document number, reference number, rechnungsnummer,
    rechnung nr, número de factura, numéro de facture, numero fattura, factuurnummer, numer faktury`,
  customer: `customer, customer name, client, client name, contact, contact name, name, bill to, company, kunde, kundenname, cliente,
    client nom, klant, klient`,
  email: 'email, e mail, email address, customer email, client email, contact email, mail',
  phone:
    'phone, phone number, mobile, telephone, tel, customer phone, client phone, telefon, teléfono, téléphone',
  issuedOn: `invoice date, date, issued, issued on, issue date, date issued, created, created date, txn date, transaction date, rechnungsdatum,
    datum, fecha, date de facture, data`,
  dueOn:
    'due date, due, due on, payment due, date due, fällig, fälligkeitsdatum, vencimiento, échéance, scadenza, vervaldatum',
  total: `total, amount, invoice total, invoice amount, total amount, original amount, gross, gross amount, betrag, gesamtbetrag, brutto,
    importe, montant, totale, totaal`,
  paid: 'paid, amount paid, paid amount, total paid, payments, payment, bezahlt, pagado, payé, pagato, betaald',
  balance: `balance, amount due, balance due, open balance, open amount, outstanding, due amount, remaining, invoice amount due, offen,
    offener betrag, saldo, solde`,
  note: 'note, notes, memo, description, subject, title, reference, details, beschreibung, betreff, descripción, objet',
};

/** The targets of a file of open invoices. */
export const INVOICE_TARGETS: TargetTable<InvoiceTarget> = targetTable<InvoiceTarget>(ROWS, WORDS);
