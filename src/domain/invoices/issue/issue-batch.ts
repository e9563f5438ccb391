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

type Kind = Pick<Invoice, 'kind'>;

/** The noun of papers as one and as many: invoices, credit notes, or documents where a batch has both. */
export function paperNoun(papers: readonly Kind[]): readonly [one: string, many: string] {
  if (papers.every(({ kind }) => kind === 'Invoice')) return ['invoice', 'invoices'];
  const isMixed = papers.some(({ kind }) => kind === 'Invoice');
  return isMixed ? ['document', 'documents'] : ['credit note', 'credit notes'];
}

/** "19 of 20 invoices can be issued." of a batch. */
export function issueWords({ ready, refused }: IssueChoice<Kind>): string {
  const papers = [...ready, ...refused.map(({ invoice }) => invoice)];
  const [one, many] = paperNoun(papers);
  const count = refused.length === 0 ? `${papers.length}` : `${ready.length} of ${papers.length}`;
  return `${count} ${papers.length === 1 ? one : many} can be issued.`;
}
