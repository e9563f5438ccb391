import type { Invoice } from '../invoice';
import { issueProblems } from './issue-problems';
import type { Issuing } from './issue-problems';

/** Invoices of a batch that can be issued, and those that cannot, each with its first sentence. */
export type IssueChoice<I> = {
  readonly ready: readonly I[];
  readonly refused: readonly { readonly invoice: I; readonly text: string }[];
};

/**
 * Divides a batch before any number is given, so that one faulty invoice stops no other. Issued ones are in neither part:
 * a repetition returns them unchanged.
 */
export function chooseIssuable<I extends Invoice>(
  invoices: readonly I[],
  issuingOf: (invoice: I) => Issuing,
): IssueChoice<I> {
  const judged = invoices
    .filter(({ number }) => number === null)
    .map((invoice) => ({ invoice, text: issueProblems(invoice, issuingOf(invoice))[0]?.text }));
  return {
    ready: judged.flatMap(({ invoice, text }) => (text === undefined ? [invoice] : [])),
    refused: judged.flatMap(({ invoice, text }) => (text === undefined ? [] : [{ invoice, text }])),
  };
}

/** "19 of 20 invoices can be issued." of a batch. */
export function issueWords({ ready, refused }: IssueChoice<unknown>): string {
  const all = ready.length + refused.length;
  const count = refused.length === 0 ? `${all}` : `${ready.length} of ${all}`;
  return `${count} ${all === 1 ? 'invoice' : 'invoices'} can be issued.`;
}
