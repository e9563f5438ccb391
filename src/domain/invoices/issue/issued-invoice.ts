import { encodeFields, parseFields } from '../../core/record-codec';
import { choice, day, groupList, integer, moment, signedCents, text } from '../../core/shape';
import type { InferFields } from '../../core/shape';
import { rateGroupFields } from '../../money/rate-group-fields';
import { MOST_RATES } from '../../money/tax-rates';
import { issuedParties, parsedPaper } from '../../company/issued-parties';
import { invoiceContent } from '../invoice-content';
import type { InvoiceContent } from '../invoice-content';
import { INVOICE_KINDS } from '../invoice';

/** The layout of the frozen text; a later layout gets a new number, and old texts keep theirs. */
const INVOICE_LAYOUT = 1;

/** An invoice or a credit note has one version: a correction is a paper of its own. */
export const ISSUED_INVOICE_VERSION = 1;

/**
 * What a client has of an invoice or a credit note: its contents and all that is printed beside them, as they were when it
 * was issued. `unitCost` of the lines is always 0 here, and `priceItem` ''. Money in cents.
 */
export const issuedInvoiceFields = {
  layout: integer(INVOICE_LAYOUT, INVOICE_LAYOUT),
  invoiceId: text(64),
  /** "INV-1042". */
  number: text(40),
  kind: choice(INVOICE_KINDS),
  /** The number of the invoice that a credit note takes back from; '' for an invoice. */
  credits: text(40),
  title: text(170),
  issuedOn: day(),
  issuedAt: moment(),
  ...issuedParties,
  /** ISO 3166-1 code, and the IANA zone of the business. */
  country: text(2),
  zone: text(64),
  ...invoiceContent,
  groups: groupList(MOST_RATES + 1, rateGroupFields),
  total: signedCents(),
};
export type IssuedInvoice = InferFields<typeof issuedInvoiceFields>;

/** What is added to the contents when they are frozen. */
export type IssuedInvoiceFacts = Omit<IssuedInvoice, keyof InvoiceContent | 'layout'>;

/** Freezes contents: costs are left out. */
export function issuedInvoice(content: InvoiceContent, facts: IssuedInvoiceFacts): IssuedInvoice {
  const names = Object.keys(invoiceContent) as (keyof InvoiceContent)[];
  const own = Object.fromEntries(names.map((name) => [name, content[name]])) as InvoiceContent;
  return {
    layout: INVOICE_LAYOUT,
    ...facts,
    ...own,
    lines: content.lines.map((line) => ({ ...line, unitCost: 0, priceItem: '' })),
  };
}

/**
 * The frozen text of an invoice: its SHA-256 is the evidence of what the client had.
 *
 * @throws AppError('invalid') with the first field out of its bounds
 */
export function issuedInvoiceText(issued: IssuedInvoice): string {
  return JSON.stringify(encodeFields(issuedInvoiceFields, issued));
}

/** Reads a frozen text; null when it is none of a known layout. */
export function readIssuedInvoice(json: string): IssuedInvoice | null {
  const stored = parsedPaper(json);
  if (stored?.['layout'] !== INVOICE_LAYOUT) return null;
  const parsed = parseFields(issuedInvoiceFields, stored);
  return parsed.ok ? parsed.value : null;
}
