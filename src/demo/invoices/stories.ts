import type { InvoiceContent } from '@/domain/invoices/invoice-content';
import type { Payer } from '@/domain/money/payers';
import type { PaymentMethod } from '@/domain/payments/payment';
import type { Day } from '@/domain/time/time';

/** Where and when the stories play. */
export type InvoiceContext = {
  readonly today: Day;
  readonly zone: string;
  readonly nameOf: (uid: string) => string;
};

/** What happens to an invoice after it was written, on a working day before today. */
export type InvoiceStep = {
  readonly ago: number;
  /** Wall clock, "15:30". */
  readonly clock: string;
} & (
  | { readonly does: 'issues' | 'views' | 'voids' | 'writes off' }
  /** Of a credit note that was issued then, in cents. */
  | { readonly does: 'credits'; readonly amount: number }
  | ({ readonly does: 'pays' } & Paid)
);

/** Money that came for an invoice. */
export type Paid = {
  /** In cents; all that is open where it is absent. */
  readonly amount?: number;
  readonly method: PaymentMethod;
  readonly payer?: Payer;
  readonly reference?: string;
};

/** What is billed: a payment step of the sale at a place among those by estimate, or work on a product. */
export type Billed =
  | { readonly sale: number; readonly step: string }
  | {
      readonly product: string;
      /** The last such sale instead of the first. */
      readonly isLast?: true;
      /** In cents; all that the work was sold for where it is absent. */
      readonly amount?: number;
    };

export type InvoiceStory = {
  readonly billed: Billed;
  readonly title: string;
  /** Working days before today on which it was written. */
  readonly ago: number;
  readonly content?: Partial<InvoiceContent>;
  /** It takes back from the invoice at this place of the list. */
  readonly creditOf?: number;
  readonly steps: readonly InvoiceStep[];
};

const issued = (ago: number, clock = '10:20'): InvoiceStep => ({ ago, clock, does: 'issues' });
const viewed = (ago: number, clock = '18:40'): InvoiceStep => ({ ago, clock, does: 'views' });
const paid = (ago: number, how: Paid, clock = '14:15'): InvoiceStep => ({ ago, clock, does: 'pays', ...how });

const CHECK = { method: 'Check', reference: '2214' } as const;
const STORM = { product: 'Storm damage', isLast: true } as const;

/** Invoices in every state, in the order of their issue; drafts last. */
export const INVOICE_STORIES: readonly InvoiceStory[] = [
  {
    ...{ billed: { product: 'Gutters' }, title: 'Gutters', ago: 43, content: { termsDays: 14 } },
    steps: [issued(43), viewed(42), { ago: 5, clock: '16:30', does: 'writes off' }],
  },
  {
    ...{ billed: { product: 'Storm damage' }, title: 'Storm damage, claim LSM-48-229107', ago: 36 },
    content: {
      payers: [{ payer: 'Insurance', amount: 900_000 }],
      heldBack: 180_000,
      heldReason: 'Depreciation',
    },
    steps: [
      issued(36),
      viewed(35),
      paid(28, { amount: 720_000, method: 'Check', payer: 'Insurance', reference: '100873' }),
      paid(25, { amount: 100_000, method: 'Card' }),
    ],
  },
  {
    ...{ billed: { product: 'Repair' }, title: 'Leak repair', ago: 33 },
    steps: [issued(33), viewed(33), paid(32, { method: 'Card' })],
  },
  {
    ...{ billed: { sale: 0, step: 's1' }, title: 'Deposit', ago: 30, content: { termsDays: 0 } },
    steps: [issued(30), viewed(30), paid(29, CHECK)],
  },
  {
    ...{ billed: { sale: 0, step: 's2' }, title: 'Materials', ago: 24 },
    steps: [issued(24), paid(20, { method: 'Bank transfer', reference: 'TRN 88120' })],
  },
  {
    ...{ billed: { product: 'Siding', isLast: true, amount: 450_000 }, title: 'Siding, first half', ago: 17 },
    ...{ content: { termsDays: 7 } },
    steps: [issued(17), viewed(16)],
  },
  {
    ...{ billed: { sale: 0, step: 's3' }, title: 'Completion', ago: 15 },
    steps: [issued(15), viewed(14), paid(9, { method: 'Finance', payer: 'Finance' })],
  },
  {
    ...{ billed: { sale: 1, step: 's1' }, title: 'Deposit', ago: 14, content: { termsDays: 0 } },
    steps: [issued(14), viewed(14), paid(13, { method: 'Check', reference: '771' })],
  },
  {
    ...{ billed: { sale: 1, step: 's2' }, title: 'Materials', ago: 6 },
    steps: [issued(6), viewed(5), paid(2, { amount: 400_000, method: 'ACH', reference: 'ACH 5512' })],
  },
  {
    ...{ billed: { ...STORM, amount: 520_000 }, title: 'Storm damage, tarp and repair', ago: 5 },
    steps: [issued(5), { ago: 5, clock: '11:05', does: 'voids' }],
  },
  {
    ...{ billed: { ...STORM, amount: 480_000 }, title: 'Storm damage, repair', ago: 5 },
    steps: [issued(5, '11:40'), { ago: 3, clock: '09:50', does: 'credits', amount: 30_000 }],
  },
  {
    ...{ billed: { ...STORM, amount: 30_000 }, title: 'Tarp that was not needed', ago: 3, creditOf: 10 },
    steps: [issued(3, '09:50')],
  },
  {
    ...{
      billed: { product: 'Full replacement', isLast: true, amount: 350_000 },
      title: 'First payment',
      ago: 1,
    },
    steps: [issued(1), viewed(1)],
  },
  { billed: { sale: 1, step: 's3' }, title: 'Completion', ago: 1, steps: [] },
];
