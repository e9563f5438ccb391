import type { Tracker } from '../trackers/tracker';
import { knownFacts } from './paper';
import type { Paper, PaperFact, PaperSection, PaperWriting } from './paper';
import { paperOf, type PaperMaking } from './paper-of';
import { partOf } from '../money/part-of';

export type WorkAgreementInput = PaperMaking & {
  readonly tracker: Tracker;
  /** The agreed work, as worded for this PDF. */
  readonly agreed: string;
  /** In cents; null when unknown or hidden from the viewer. */
  readonly amount: number | null;
  readonly addsTax: boolean;
};

/** The agreement customer and business sign before work starts. Leaves out the tracker's internal notes. */
export function workAgreement(input: WorkAgreementInput): Paper {
  const { tracker, business, agreed, amount, addsTax, write } = input;
  const { settings } = business;
  const terms = settings.terms.trim();
  const price = amount === null ? [] : priceRows(amount, addsTax ? settings.taxRate : 0, write);
  const sections: (PaperSection | false)[] = [
    {
      kind: 'columns',
      columns: [
        {
          title: 'Customer',
          facts: knownFacts([
            { label: 'Name', value: tracker.customerName },
            { label: 'Address', value: write.address(tracker) },
            { label: 'Phone', value: tracker.phone && write.phone(tracker.phone) },
            { label: 'E-mail', value: tracker.email },
          ]),
        },
        {
          title: 'Work',
          facts: knownFacts([
            { label: 'Expected start', value: tracker.expectedStart && write.day(tracker.expectedStart) },
            { label: 'Expected end', value: tracker.expectedEnd && write.day(tracker.expectedEnd) },
          ]),
        },
      ].filter(({ facts }) => facts.length > 0),
    },
    { kind: 'text', title: 'What is agreed', text: agreed.trim() },
    price.length > 0 && { kind: 'amounts', title: 'Price', rows: price },
    terms !== '' && { kind: 'text', title: 'Terms', text: terms },
    {
      kind: 'signatures',
      signers: [
        { label: 'Customer', value: tracker.customerName },
        { label: 'Business', value: business.name },
      ],
    },
  ];
  return paperOf('Work agreement', tracker, input, sections);
}

/** The amount; with a tax rate (thousandths of a percent) also the tax and the total. */
export function priceRows(
  amount: number,
  taxRate: number,
  write: Pick<PaperWriting, 'money' | 'tax'>,
): readonly PaperFact[] {
  const tax = partOf(amount, taxRate);
  if (taxRate === 0) return [{ label: 'Amount', value: write.money(amount) }];
  return [
    { label: 'Amount', value: write.money(amount) },
    { label: write.tax(taxRate), value: write.money(tax) },
    { label: 'Total', value: write.money(amount + tax) },
  ];
}
