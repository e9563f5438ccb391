/** Most invoices that are reminded of with one call. */
export const MOST_REMINDED = 20;

/** The reminder of one invoice: its address and words, or '' and the sentence that says why none goes. */
export type RemindResult = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly problem: string;
};
