import type { Tracker } from '../trackers/tracker';
import { knownFacts } from './paper';
import type { Paper, PaperFact, PaperSection, PaperWriting } from './paper';
import { paperOf, type PaperMaking } from './paper-of';
import { defaultRateOf } from '../money/tax-rates';
import type { NamedTaxRate } from '../money/tax-rates';
import { totalsOf } from '../money/totals';

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
  const rate = addsTax ? defaultRateOf(settings) : null;
  const price = amount === null ? [] : priceRows(amount, rate, settings.isTaxInclusive, write);
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

/** The amount in cents; with a tax rate also its taxes and the total, which is the amount where that includes them. */
export function priceRows(
  amount: number,
  rate: NamedTaxRate | null,
  isInclusive: boolean,
  write: Pick<PaperWriting, 'money' | 'tax'>,
): readonly PaperFact[] {
  if (rate === null) return [{ label: 'Amount', value: write.money(amount) }];
  const line = { quantity: 100, waste: 0, unitPrice: amount, taxRate: rate.id };
  const totals = totalsOf({ lines: [line], rates: [rate], discount: { cents: 0 }, isInclusive });
  // Only negative amounts cannot be reckoned, and an agreed one is none.
  if (typeof totals === 'string') throw new RangeError(totals);
  const taxes = totals.groups.flatMap((group) => group.taxes);
  return [
    {
      label: isInclusive ? 'Amount without tax' : 'Amount',
      value: write.money(totals.total - totals.tax),
    },
    ...rate.parts.map((part, at) => ({
      label: write.tax(part),
      value: write.money(taxes[at]?.cents ?? 0),
    })),
    { label: 'Total', value: write.money(totals.total) },
  ];
}
