import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { pick } from '@/domain/core/record';
import { parseFields } from '@/domain/core/record-codec';
import { initialOf } from '@/domain/core/shape';
import type { Doc } from '@/domain/core/value';
import { estimateContent } from '@/domain/estimates/estimate-content';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { sendProblems } from '@/domain/estimates/estimate-problems';
import { choiceTotals, plain } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { formatsOf } from '@/domain/format/formats';
import type { Formats } from '@/domain/format/formats';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { businessName, readBusiness } from '../business';
import type { Business } from '../business';
import { readSnapshot } from '../records';
import { numberCounter } from '../triggers/numbers';

/** A draft with all that a version is made of, as of one transaction. */
export type ReadyDraft = {
  readonly estimate: Estimate;
  readonly stored: DocumentSnapshot;
  readonly content: EstimateContent & Pick<Estimate, 'kind'>;
  readonly business: Business;
  readonly businessName: string;
  readonly settings: BusinessSettings;
  readonly settingsDoc: DocumentSnapshot | undefined;
  readonly counter: DocumentSnapshot | undefined;
  /** In cents; estimates with a higher total need the office's approval, 0 for none. */
  readonly approvalAbove: number;
  readonly formats: Formats;
  /** The present day of the business. */
  readonly today: Day;
};

/**
 * Reads a draft for sending at `now` (epoch ms). Rules cannot look into lists, so each value is checked here.
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
  const content = { ...contentOf(stored), kind: estimate.kind };
  const [settingsDoc, moneyDoc, counter] = await tx.getAll(
    db.collection(COLLECTIONS.settings).doc(owner),
    db.collection(COLLECTIONS.moneySettings).doc(owner),
    numberCounter(db, owner, estimateNoun.name),
  );
  const business = await readBusiness(db, tx, owner);
  const settings = (settingsDoc && readSnapshot(settingsShape, settingsDoc)) ?? {
    ...initialOf(settingsShape.fields),
    owner,
  };
  const formats = formatsOf({ ...settings, timeZone: settings.timeZone || 'UTC' });
  return {
    ...{ estimate, stored, content, business, settings, settingsDoc, counter, formats },
    businessName: businessName(business),
    approvalAbove: (moneyDoc && readSnapshot(moneySettingsShape, moneyDoc)?.approvalAbove) ?? 0,
    today: dayOf(now, formats.zone),
  };
}

function contentOf(stored: DocumentSnapshot): EstimateContent {
  // No part of the contents holds a moment, so that stored values are those of the domain.
  const data: Doc = stored.data() ?? {};
  const names = Object.keys(estimateContent).filter((name) => name in data);
  const parsed = parseFields(estimateContent, pick(data, names));
  if (parsed.ok) return parsed.value;
  throw new AppError('invalid', {
    cause: parsed.problem,
    sentence: 'A part of this estimate cannot be read. Open it and write that part again.',
  });
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
