/** Words about a tracker's bills for people who see no prices; '' before the first. */
export const BILLING_WORDS = ['', 'Part billed', 'Billed', 'Overdue', 'Paid'] as const;
export type BillingWord = (typeof BILLING_WORDS)[number];
