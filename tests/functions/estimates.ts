import { COLLECTIONS, publicCollection } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { DAY_MS } from '@/domain/time/time';
import { decisionShape } from '@/domain/estimates/answers/decision';
import type { Decision } from '@/domain/estimates/answers/decision';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { optionTotals } from '../../functions/src/estimates/ready-draft';
import { makeEstimate } from '@tests/factories/records';
import { answerEstimate } from '../../functions/src/callables/public/answer-estimate';
import { answerEstimateInput } from '../../functions/src/estimates/answer-input';
import type { EstimateAnswer } from '../../functions/src/estimates/answer-input';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { sendEstimate, sendEstimateInput } from '../../functions/src/callables/estimates/send-estimate';
import { readInput } from '../../functions/src/calls/input';
import { readRecord, storedRecord } from '../../functions/src/records';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aCustomer, aPlan, get } from './rows';

export const SIGNATURE = 'M10 10l20 5l3 4';
const BROWSER = { ip: '203.0.113.7', agent: 'Safari' };

/** A person alone with a plan, an open lead with a phone, and a draft for it with two options and an extra. */
export async function aDraft(overrides: Partial<Estimate> = {}, phone = '(817) 555-0112') {
  const seller = await resident({ userFirstName: 'Noor', userLastName: 'Adler', company: 'Slate & Sons' });
  const owner = seller.uid;
  // Long enough that mail goes to any address.
  await aPlan(owner, 1, Date.now() - 20 * DAY_MS);
  const customerId = await aCustomer(owner, {
    assignees: [owner],
    phone,
    email: `${freshId()}@example.com`,
    customerStatus: 'Contacted',
  });
  const line = makeEstimate().lines[0];
  if (!line) throw new Error('The factory has a line.');
  const draft = makeEstimate({
    uuid: freshId(),
    ...{ owner, createdBy: owner, updatedBy: owner, assignees: [owner], salesperson: owner, customerId },
    customerName: 'Iris Vale',
    options: [
      { id: 'a', name: 'Good', description: '', isSuggested: true },
      { id: 'b', name: 'Better', description: '', isSuggested: false },
    ],
    lines: [
      { ...line, unitCost: 9_000, priceItem: 'item-1' },
      { ...line, id: 'l2', position: 2_048, options: 'b', name: 'Copper' },
      {
        ...line,
        id: 'l3',
        position: 3_072,
        isOptional: true,
        name: 'Skylight',
        quantity: 100,
        unitPrice: 40_000,
      },
    ],
    ...overrides,
  });
  await put(draft);
  return { seller, owner, customerId, estimateId: draft.uuid };
}

async function put(estimate: Estimate): Promise<void> {
  await db.collection(COLLECTIONS.estimates).doc(estimate.uuid).set(storedRecord(estimateShape, estimate));
}

export async function estimateOf(id: string): Promise<Estimate> {
  return readRecord(estimateShape, (await get(COLLECTIONS.estimates, id)) ?? {});
}

/** What a sender's screen sends of the stored draft. */
export async function sendingOf(estimateId: string, overrides: object = {}) {
  const estimate = await estimateOf(estimateId);
  return {
    estimateId,
    contentAt: estimate.contentAt,
    totals: optionTotals({ content: estimate }),
    to: [] as readonly string[],
    subject: '',
    body: '',
    requestId: freshId(),
    ...overrides,
  };
}

/** Sends the stored draft as this person. */
export async function send(by: Resident, estimateId: string, overrides: object = {}, now = Date.now()) {
  return outcome([sendEstimate, sendEstimateInput], by, await sendingOf(estimateId, overrides), now);
}

/** The link of a successful sending. */
export async function sentLink(by: Resident, estimateId: string, overrides: object = {}): Promise<string> {
  const { result, message } = await send(by, estimateId, overrides);
  if (!result) throw new Error(message ?? 'nothing');
  return linkIn(result);
}

/** The link in an answer of `sendEstimate`. */
export function linkIn(result: unknown): string {
  return String(Reflect.get(Object(result), 'link'));
}

/** A draft that its client has, with the key of their page. */
export async function aSent(overrides: Partial<Estimate> = {}) {
  const made = await aDraft(overrides);
  const link = await sentLink(made.seller, made.estimateId);
  const { key } = await unlockTracking(db, { link, digits: '0112' }, Date.now());
  return { ...made, link, key };
}

/** An approval of the present version through the link. */
export async function approvalOf(
  { link, key, estimateId }: { readonly link: string; readonly key: string; readonly estimateId: string },
  overrides: Partial<EstimateAnswer> = {},
): Promise<EstimateAnswer> {
  const { version } = await estimateOf(estimateId);
  const paper = await get(COLLECTIONS.issuedPapers, `${estimateId}_${version}`);
  const given = {
    ...{ link, key, estimateId, version, requestId: freshId(), kind: 'approve', option: 'a', extras: [] },
    sha256: String(paper?.['sha256']),
    ...{ name: 'Iris Vale', signature: SIGNATURE, consent: 'I accept this estimate.', note: '' },
    ...overrides,
  };
  return readInput(answerEstimateInput, given);
}

/** Answers, and gives the sentence of a refusal; null where it was taken. */
export async function answered(answer: EstimateAnswer, now = Date.now()): Promise<string | null> {
  return answerEstimate(db, answer, now, BROWSER).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** A document of the public page. */
export async function publicDoc(link: string, id: string) {
  return get(publicCollection(link), id);
}

/** Notes an employee's answer as the app writes it. */
export async function noted(
  { owner, estimateId, customerId }: { owner: string; estimateId: string; customerId: string },
  overrides: Partial<Decision> = {},
): Promise<string> {
  const { contentAt, version } = await estimateOf(estimateId);
  const paper = await get(COLLECTIONS.issuedPapers, `${estimateId}_${version}`);
  const uuid = freshId();
  const stamp = { createdAt: Date.now(), createdBy: owner, updatedAt: Date.now(), updatedBy: owner };
  // A device writes no field of functions.
  const {
    outcome: _outcome,
    refusal: _refusal,
    ip: _ip,
    agent: _agent,
    ...own
  } = initialOf(decisionShape.fields);
  await db
    .collection(COLLECTIONS.decisions)
    .doc(uuid)
    .set(
      storedRecord(decisionShape, {
        ...own,
        ...{ uuid, owner, assignees: [owner], ...stamp, estimateId, customerId, contentAt, version },
        sha256: String(paper?.['sha256'] ?? ''),
        ...{ decision: 'Approved', how: 'By phone', option: 'a', name: 'Iris Vale' },
        ...overrides,
      }),
    );
  return uuid;
}

export async function decisionOf(id: string): Promise<Decision> {
  return readRecord(decisionShape, (await get(COLLECTIONS.decisions, id)) ?? {});
}
