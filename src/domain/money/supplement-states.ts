/** What became of work that an insurer was asked for later. */
export const SUPPLEMENT_STATES = ['Asked', 'Approved', 'Refused'] as const;
export type SupplementState = (typeof SUPPLEMENT_STATES)[number];
