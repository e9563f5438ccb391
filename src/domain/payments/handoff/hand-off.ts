import { isBilling } from '../../invoices/contents/left-to-bill';
import type { Day } from '../../time/time';
import type { Invoice } from '../../invoices/invoice';

/** The papers of a period that go to accounting, and those of them that an earlier hand-off had. */
export type HandOff<P> = {
  readonly invoices: readonly P[];
  readonly credits: readonly P[];
  readonly again: readonly P[];
};

/**
 * What a hand-off of a period holds, both days included. Papers that were handed off before are listed in `again` as
 * well, and left out unless `repeats` asks for them, so that nothing is booked twice unnoticed.
 */
export function handOffOf<P extends Pick<Invoice, 'uuid' | 'kind' | 'status' | 'issuedOn'>>(
  papers: readonly P[],
  { from, until }: { readonly from: Day; readonly until: Day },
  handed: ReadonlySet<string>,
  repeats: boolean,
): HandOff<P> {
  const inPeriod = papers
    .filter((paper) => isBilling(paper) && paper.issuedOn >= from && paper.issuedOn <= until)
    .toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn));
  const again = inPeriod.filter(({ uuid }) => handed.has(uuid));
  const held = repeats ? inPeriod : inPeriod.filter(({ uuid }) => !handed.has(uuid));
  const ofKind = (kind: Invoice['kind']) => held.filter((paper) => paper.kind === kind);
  return { invoices: ofKind('Invoice'), credits: ofKind('Credit note'), again };
}
