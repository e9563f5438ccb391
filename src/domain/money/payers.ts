/** Who pays for work: the client, an insurer, or a bank that finances it. */
export const PAYERS = ['Client', 'Insurance', 'Finance'] as const;
export type Payer = (typeof PAYERS)[number];
