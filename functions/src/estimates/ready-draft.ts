import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { estimateContent } from '@/domain/estimates/estimate-content';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { sendProblems } from '@/domain/estimates/estimate-problems';
import { choiceTotals, plain } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { readLetterhead } from '../letterhead';
import type { Letterhead } from '../letterhead';
import { readSnapshot } from '../records';
import { storedContent } from '../stored-content';
import { numberCounter } from '../triggers/numbers';

/** A draft with all that a version is made of, as of one transaction. */
export type ReadyDraft = Letterhead & {
  readonly estimate: Estimate;
  readonly stored: DocumentSnapshot;
  readonly content: EstimateContent & Pick<Estimate, 'kind'>;
  readonly counter: DocumentSnapshot | undefined;
  /** In cents; estimates with a higher total need the office's approval, 0 for none. */
  readonly approvalAbove: number;
};

/**
 * Reads a draft for sending at `now` (epoch ms).
 *
 * @throws AppError('invalid') with a sentence where a value is of a wrong type
 */
export async function readDraft(
  db: Firestore,
  tx: Transaction,
  estimate: Estimate,
  stored: DocumentSnapshot,
  now: number,
): Promise<ReadyDraft> {
  const { owner } = estimate;
  const content = { ...storedContent(estimateContent, stored, 'estimate'), kind: estimate.kind };
  const [moneyDoc, counter] = await tx.getAll(
    db.collection(COLLECTIONS.moneySettings).doc(owner),
    numberCounter(db, owner, estimateNoun.name),
  );
  return {
    ...(await readLetterhead(db, tx, owner, now)),
    ...{ estimate, stored, content, counter },
    approvalAbove: (moneyDoc && readSnapshot(moneySettingsShape, moneyDoc)?.approvalAbove) ?? 0,
  };
}

/** Why a draft cannot be sent, as a sentence; null when it can. */
export function draftProblem({ content, today }: ReadyDraft): string | null {
  const [problem] = sendProblems(content, today);
  if (problem !== undefined) return problem;
  const parts = [content.options, content.lines, content.taxRates];
  const isUnclear = parts.some((list) => new Set(list.map(({ id }) => id)).size < list.length);
  if (content.options.length === 0) return 'Add an option with at least one line.';
  return isUnclear ? 'Two parts of this estimate have the same id. Delete one and write it again.' : null;
}

/** The total of each option without extras, in cents; empty where there are no sums. */
export function optionTotals({
  content,
}: Pick<ReadyDraft, 'content'>): readonly { readonly option: string; readonly total: number }[] {
  return content.options.flatMap(({ id }) => {
    const totals = choiceTotals(content, plain(id));
    return typeof totals === 'string' ? [] : [{ option: id, total: totals.total }];
  });
}

/** Whether the office has to approve the draft and has not: an approval is of the contents there were. */
export function awaitsOffice(draft: ReadyDraft): boolean {
  const { estimate, approvalAbove } = draft;
  const isApproved = estimate.officeAt !== null && estimate.officeOf === estimate.contentAt;
  return !isApproved && approvalAbove > 0 && optionTotals(draft).some(({ total }) => total > approvalAbove);
}
