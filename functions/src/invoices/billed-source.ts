import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { shortNumber } from '@/domain/core/record-number';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { isSigned } from '@/domain/estimates/estimate-status';
import { choiceTotals, plain, shownOption } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import type { TakenFrom } from '@/domain/invoices/contents/billed-groups';
import { isBilling, leftToCredit } from '@/domain/invoices/contents/left-to-bill';
import { takenFrom } from '@/domain/invoices/contents/taken-from';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { refOf } from '../document-ref';
import { readRecord, readSnapshot } from '../records';

/** Most invoices and credit notes of one estimate or invoice that are looked at. */
const MOST_PAPERS = 500;

/** What a paper takes its sums from: signed work, or the invoice that a credit note takes back from. */
export type BilledSource = { readonly from: TakenFrom | null; readonly credited: Invoice | null };

/**
 * Reads what a draft takes its sums from.
 *
 * @throws AppError with a sentence where its payment step is billed already, or the credited invoice was never issued
 */
export async function readSource(db: Firestore, tx: Transaction, draft: Invoice): Promise<BilledSource> {
  if (draft.kind === 'Credit note') return sourceOfCredit(db, tx, draft);
  return {
    from: draft.estimateId === '' ? null : await leftOfEstimate(db, tx, draft),
    credited: null,
  };
}

async function sourceOfCredit(
  db: Firestore,
  tx: Transaction,
  { owner, customerId, creditOf, wantedGross }: Invoice,
): Promise<BilledSource> {
  const credited = readSnapshot(invoiceShape, await tx.get(refOf(db, COLLECTIONS.invoices, creditOf)));
  if (credited?.owner !== owner || credited.customerId !== customerId || credited.number === null)
    throw new AppError('invalid', { sentence: 'Only an issued invoice can be credited.' });
  const notes = await papersWith(db, tx, { owner, field: 'creditOf', id: creditOf });
  const gross = wantedGross > 0 ? wantedGross : null;
  return { from: { left: leftToCredit(credited, notes), gross }, credited };
}

/** What earlier invoices leave of a signed estimate; null before it is signed. */
async function leftOfEstimate(db: Firestore, tx: Transaction, draft: Invoice): Promise<TakenFrom | null> {
  const { owner, estimateId, step } = draft;
  const estimate = readSnapshot(estimateShape, await tx.get(refOf(db, COLLECTIONS.estimates, estimateId)));
  if (estimate?.owner !== owner || !isSigned(estimate)) return null;
  const signed = choiceTotals(estimate, await signedChoice(db, tx, estimate));
  if (typeof signed === 'string') return null;
  const papers = await papersWith(db, tx, { owner, field: 'estimateId', id: estimateId });
  const billed = papers.filter((paper) => isBilling(paper) && paper.kind === 'Invoice');
  const earlier = step === '' ? undefined : billed.find((paper) => paper.step === step);
  if (earlier)
    throw new AppError('conflict', {
      sentence: `${shortNumber(earlier)} bills this payment step already.`,
    });
  return takenFrom(draft, { totals: signed, schedule: estimate.schedule }, papers);
}

/** The option and the extras that the client signed. */
async function signedChoice(db: Firestore, tx: Transaction, estimate: Estimate): Promise<Choice> {
  const found = await tx.get(
    db
      .collection(COLLECTIONS.decisions)
      .where('owner', '==', estimate.owner)
      .where('estimateId', '==', estimate.uuid)
      .where('outcome', '==', 'Taken')
      .where('decision', '==', 'Approved')
      .limit(MOST_PAPERS),
  );
  const [answer] = found.docs
    .map((doc) => readRecord(decisionShape, doc.data()))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  return answer ? { option: answer.option, extras: new Set(answer.extras) } : plain(shownOption(estimate));
}

async function papersWith(
  db: Firestore,
  tx: Transaction,
  {
    owner,
    field,
    id,
  }: { readonly owner: string; readonly field: 'creditOf' | 'estimateId'; readonly id: string },
): Promise<readonly Invoice[]> {
  const found = await tx.get(
    db.collection(COLLECTIONS.invoices).where('owner', '==', owner).where(field, '==', id).limit(MOST_PAPERS),
  );
  return found.docs.map((doc) => readRecord(invoiceShape, doc.data()));
}
