import { isBilling } from '../../invoices/contents/left-to-bill';
import type { Day } from '../../time/time';
import type { Invoice } from '../../invoices/invoice';
import type { Payment } from '../payment';

/** Both days included. */
export type HandOffPeriod = { readonly from: Day; readonly until: Day };

/** The papers of a period that go to accounting, and those of them that an earlier hand-off had. */
export type HandOff<P> = {
  readonly invoices: readonly P[];
  readonly credits: readonly P[];
  readonly again: readonly P[];
};

/**
 * What a hand-off of a period holds. Papers that were handed off before are listed in `again` as well, and left out
 * unless `repeats` asks for them, so that nothing is booked twice unnoticed.
 */
export function handOffOf<P extends Pick<Invoice, 'uuid' | 'kind' | 'status' | 'issuedOn'>>(
  papers: readonly P[],
  period: HandOffPeriod,
  handed: ReadonlySet<string>,
  repeats: boolean,
): HandOff<P> {
  const inPeriod = inOrder(papers.filter(isBilling), ({ issuedOn }) => issuedOn, period);
  const { held, again } = parted(inPeriod, handed, repeats);
  const ofKind = (kind: Invoice['kind']) => held.filter((paper) => paper.kind === kind);
  return { invoices: ofKind('Invoice'), credits: ofKind('Credit note'), again };
}

/** The settled payments and refunds of a period that go to accounting, likewise. */
export function handedPayments<P extends Pick<Payment, 'uuid' | 'state' | 'receivedOn'>>(
  payments: readonly P[],
  period: HandOffPeriod,
  handed: ReadonlySet<string>,
  repeats: boolean,
): { readonly held: readonly P[]; readonly again: readonly P[] } {
  const settled = payments.filter(({ state }) => state === 'settled');
  return parted(
    inOrder(settled, ({ receivedOn }) => receivedOn, period),
    handed,
    repeats,
  );
}

function inOrder<P>(records: readonly P[], dayOf: (record: P) => Day, { from, until }: HandOffPeriod) {
  return records
    .filter((record) => dayOf(record) >= from && dayOf(record) <= until)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

function parted<P extends { readonly uuid: string }>(
  records: readonly P[],
  handed: ReadonlySet<string>,
  repeats: boolean,
) {
  const again = records.filter(({ uuid }) => handed.has(uuid));
  return { held: repeats ? records : records.filter(({ uuid }) => !handed.has(uuid)), again };
}
