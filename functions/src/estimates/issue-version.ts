import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { partiesOf } from '@/domain/company/issued-parties';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { issuedEstimate, issuedText, MAX_ISSUED } from '@/domain/estimates/issued-estimate';
import type { IssuedEstimate, IssuedFacts } from '@/domain/estimates/issued-estimate';
import { issuedPaperId, issuedPaperShape } from '@/domain/estimates/issued-paper';
import { estimateNoun } from '@/domain/estimates/noun';
import { storedRecord } from '../records';
import { takeNumber } from '../triggers/numbers';
import type { ReadyDraft } from './ready-draft';

/** A version as it was frozen, and the fields of its estimate that follow from it. */
export type Issued = {
  readonly version: number;
  readonly sha256: string;
  readonly issued: IssuedEstimate;
  readonly change: Partial<Estimate>;
};

/**
 * Freezes a draft as its next version, in the transaction that read it: gives the number where it is missing and writes the
 * paper. The caller writes `change` to the estimate, perhaps with more. `by` is a uid or '', `now` epoch ms.
 *
 * @throws AppError('too-large') where the text of the version does not fit a document
 */
export function issueVersion(
  db: Firestore,
  tx: Transaction,
  draft: ReadyDraft,
  { by, now }: { readonly by: string; readonly now: number },
): Issued {
  const { estimate, content, counter, stored, settingsDoc: settings } = draft;
  const version = estimate.version + 1;
  const { name: kind, number: trait } = estimateNoun;
  const numbered =
    estimate.number === null
      ? takeNumber(tx, { kind, trait, owner: estimate.owner, record: stored, counter, settings })
      : { number: estimate.number, numberPrefix: estimate.numberPrefix };
  const number = `${numbered.numberPrefix}${numbered.number}`;
  const issued = issuedEstimate(content, factsOf(draft, { version, number, now }));
  const json = issuedText(issued);
  if (Buffer.byteLength(json) > MAX_ISSUED)
    throw new AppError('too-large', {
      sentence: 'This estimate is too long to send. Shorten its longest descriptions.',
    });
  const sha256 = createHash('sha256').update(json).digest('hex');
  const uuid = issuedPaperId(estimate.uuid, version);
  const { owner, assignees, customerId, trackerId } = estimate;
  tx.create(
    db.collection(COLLECTIONS.issuedPapers).doc(uuid),
    storedRecord(issuedPaperShape, {
      ...initialOf(issuedPaperShape.fields),
      ...{ uuid, owner, assignees, customerId, trackerId, recordId: estimate.uuid, version, json, sha256 },
      ...{ createdAt: now, createdBy: by, updatedAt: now, updatedBy: by },
    }),
  );
  const change = {
    ...numbered,
    version,
    ...{ sentAt: now, sentOf: estimate.contentAt, total: shownTotal(content) ?? 0, viewedAt: null },
    status: 'Sent' as const,
    ...{ statusAt: now, statusBy: by, updatedAt: now, updatedBy: by },
  };
  return { version, sha256, issued, change };
}

function factsOf(
  draft: ReadyDraft,
  { version, number, now }: { readonly version: number; readonly number: string; readonly now: number },
): IssuedFacts {
  const { estimate, formats, businessName, settings } = draft;
  const { country, currency, zone } = formats;
  const { uuid: estimateId, kind, title, versionNote } = estimate;
  return {
    ...{ estimateId, version, number, kind, title, versionNote, issuedAt: now, country, currency, zone },
    ...partiesOf({ name: businessName, settings }, estimate, country),
  };
}
