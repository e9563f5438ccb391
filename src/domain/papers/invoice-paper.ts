import { conventionsOf } from '../format/conventions';
import type { IssuedInvoice } from '../invoices/issue/issued-invoice';
import { payerParts } from '../invoices/sums/payer-parts';
import { shownTotals } from '../invoices/sums/shown-totals';
import type { Totals, TotalsProblem } from '../money/totals';
import { heldLabel, standingSections } from './invoice-standing';
import type { InvoiceStanding } from './invoice-standing';
import { invoiceTable } from './invoice-table';
import { issuedLetterhead } from './letterhead';
import { clientColumn, knownFacts } from './paper';
import type { Paper, PaperFact, PaperSection, PaperWriting } from './paper';
import { plainFileName } from './paper-file-name';

export type InvoicePaperInput = {
  readonly issued: IssuedInvoice;
  /** SHA-256 of the frozen text; '' for a draft. */
  readonly sha256: string;
  /** What is paid and owed as the PDF is made; null for a draft or a credit note, where nothing is owed. */
  readonly standing: InvoiceStanding | null;
  readonly write: PaperWriting;
};

/** An invoice or a credit note as a PDF: as it was issued, then what is paid and owed. A draft is marked as one. */
export function invoicePaper({ issued, sha256, standing, write }: InvoicePaperInput): Paper {
  const { kind, number, title, client, clientText, terms, country, issuedAt } = issued;
  const isDraft = number === '';
  const totals = shownTotals(issued);
  const sections: (PaperSection | false)[] = [
    {
      kind: 'columns',
      columns: [clientColumn(client), { title: kind, facts: knownFacts(invoiceFacts(issued, write)) }],
    },
    clientText.trim() !== '' && {
      kind: 'text',
      title: `About this ${kind.toLowerCase()}`,
      text: clientText.trim(),
    },
    { kind: 'priced', title: 'Lines', table: invoiceTable(issued, totals, write) },
    ...(kind === 'Invoice' ? partSections(issued, totals, write) : []),
    terms.trim() !== '' && { kind: 'text', title: 'Terms', text: terms.trim() },
    ...(standing === null ? [] : standingSections(standing, write)),
  ];
  return {
    title: isDraft ? kind : `${kind} ${number}`,
    subject: title,
    number: isDraft ? 'Draft' : '',
    fileName: plainFileName([kind, isDraft ? 'draft' : number, client.name]),
    madeAt: write.moment(issuedAt),
    pageSize: conventionsOf(country).paper,
    letterhead: issuedLetterhead(issued, write),
    sections: sections.filter((section) => section !== false),
    foot: sha256 === '' ? '' : `SHA-256 of ${number}: ${sha256}`,
  };
}

/** When an invoice was issued and is due, when the work was, and what it refers to; '' for what is not known. */
export function invoiceFacts(issued: IssuedInvoice, write: Pick<PaperWriting, 'day'>): readonly PaperFact[] {
  const { issuedOn, customerReference, credits } = issued;
  return [
    { label: 'Issued', value: issuedOn === '' ? 'Not issued yet' : write.day(issuedOn) },
    { label: 'Due', value: dueText(issued, write) },
    { label: 'Work', value: serviceText(issued, write) },
    { label: 'Your reference', value: customerReference },
    { label: 'For invoice', value: credits },
  ];
}

/** The last day to pay; a draft without one has its days to pay. */
function dueText({ kind, dueOn, termsDays }: IssuedInvoice, write: Pick<PaperWriting, 'day'>): string {
  if (kind !== 'Invoice') return '';
  if (dueOn !== '') return write.day(dueOn);
  if (termsDays === 0) return 'On the day of issue';
  return `${termsDays} ${termsDays === 1 ? 'day' : 'days'} after issue`;
}

function serviceText({ servicedFrom, servicedTo }: IssuedInvoice, write: Pick<PaperWriting, 'day'>): string {
  if (servicedTo === '') return servicedFrom && `From ${write.day(servicedFrom)}`;
  if (servicedFrom === '') return `Until ${write.day(servicedTo)}`;
  if (servicedFrom === servicedTo) return write.day(servicedTo);
  return `${write.day(servicedFrom)} – ${write.day(servicedTo)}`;
}

/** Who is expected to pay what, and the part that is not due yet. */
function partSections(
  { invoiceId: uuid, payers, heldBack, heldReason }: IssuedInvoice,
  totals: Totals | TotalsProblem,
  write: PaperWriting,
): readonly (PaperSection | false)[] {
  if (typeof totals === 'string') return [];
  const { total } = totals;
  const parts = payerParts({ uuid, payers, total, balance: total }, []);
  return [
    payers.length > 0 && {
      kind: 'amounts',
      title: 'Expected from',
      rows: [
        ...parts.map(({ payer, expected }) => ({ label: payer, value: write.money(expected) })),
        { label: 'Total', value: write.money(total) },
      ],
    },
    heldBack > 0 && {
      kind: 'text',
      title: heldLabel(heldReason),
      text: `${write.money(heldBack)} of the total is not due before it is released.`,
    },
  ];
}
