import { partsOf, together, without } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import type { Invoice } from '../invoice';

/** An invoice or a credit note, as far as it changes what is left to bill. */
export type BilledPaper = Pick<Invoice, 'kind' | 'status'> & { readonly groups: readonly RateSum[] };

/** Whether a paper was issued and counts: drafts are none yet, and void ones bill nothing. */
export function isBilling({ status }: Pick<Invoice, 'status'>): boolean {
  return status !== 'Draft' && status !== 'Void';
}

/** What is left to bill of signed sums, each base and tax by itself; credit notes give back what they credit. */
export function leftToBill(signed: readonly RateSum[], papers: readonly BilledPaper[]): readonly RateSum[] {
  const issued = papers.filter(isBilling);
  const [billed = [], credited = []] = (['Invoice', 'Credit note'] as const).map((kind) =>
    issued.filter((paper) => paper.kind === kind).map(({ groups }) => groups),
  );
  return without(together([signed, ...credited]), billed);
}

/** What is left to credit of an issued invoice after its credit notes, each base and tax by itself. */
export function leftToCredit(
  { groups }: Pick<BilledPaper, 'groups'>,
  notes: readonly BilledPaper[],
): readonly RateSum[] {
  return without(
    groups,
    notes.filter(isBilling).map((note) => note.groups),
  );
}

/** Whether a share can be taken of sums: deductions have left none of their bases and taxes below zero. */
export function isShareable(sums: readonly RateSum[]): boolean {
  return partsOf(sums).every((cents) => cents >= 0);
}
