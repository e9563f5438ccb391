import { Timestamp } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { factsOfDocument } from '@/data/view-as/seen-as-store';
import { PRESETS } from '@/domain/access/presets';
import { companyShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Doc, Value } from '@/domain/core/value';
import { instant } from '@/domain/core/value';
import { mayRead } from '@/domain/reading/readable';
import { estimateShape } from '@/domain/estimates/estimate';
import { signedLines } from '@/domain/estimates/signed-lines';
import { jobShape } from '@/domain/jobs/job';
import { trackerShape } from '@/domain/trackers/tracker';
import { makeCompany, makeEstimate, makeJob, makeTracker } from '@tests/factories/records';
import { readViewer } from '../../functions/src/company/viewers';
import { storedRecord } from '../../functions/src/records';
import { db, freshId, resident } from './emulator';
import { spelled } from './estimate-amounts';
import { aDraft, answered, approvalOf, estimateOf, noted, send, sentLink } from './estimates';
import type { EstimateAnswer } from '../../functions/src/estimates/answer-input';
import { respondOnTracking } from '../../functions/src/callables/public/respond-on-tracking';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { COLD, entriesOf } from './rows';

/** Documents that name no business in a field, but in their id or by a person. */
const BY_ID: readonly string[] = [COLLECTIONS.directory, COLLECTIONS.usage, COLLECTIONS.settings];

function plain(value: unknown): Value {
  if (value instanceof Timestamp) return instant(value.toMillis());
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) return plainDoc(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function plainDoc(data: object): Doc {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plain(value)]));
}

/** A document with all that is below it, except what the key of a client's page opens: ids of that nobody can guess. */
async function withParts(doc: QueryDocumentSnapshot, key: string): Promise<readonly QueryDocumentSnapshot[]> {
  const parts = await doc.ref.listCollections();
  const found = await Promise.all(parts.map(async (part) => (await part.get()).docs));
  return [doc, ...found.flat().filter(({ id }) => key === '' || !id.startsWith(key))];
}

/** The documents of a business and of a person, from every collection. */
async function documentsFor(
  uid: string,
  owner: string,
  key: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    Object.values(COLLECTIONS).map(async (collection) => {
      const all = await db.collection(collection).get();
      const own = all.docs.filter(
        (doc) => doc.get('owner') === owner || doc.get('person') === uid || BY_ID.includes(collection),
      );
      const isOwners = (doc: QueryDocumentSnapshot) => doc.get('owner') === owner || doc.id === owner;
      return Promise.all(own.map(async (doc) => (isOwners(doc) ? withParts(doc, key) : [doc])));
    }),
  );
  return found.flat(2);
}

/** Paths of the documents with one of these amounts that a person of this business may read. */
async function amountsSeenBy(
  uid: string,
  {
    owner,
    key,
    amounts,
  }: { readonly owner: string; readonly key: string; readonly amounts: readonly number[] },
): Promise<readonly string[]> {
  const viewer = await db.runTransaction((tx) => readViewer(db, tx, uid));
  const wanted = spelled(amounts);
  return (await documentsFor(uid, owner, key)).flatMap((doc) => {
    const data = plainDoc(doc.data());
    const ref = { collection: doc.ref.parent.path, id: doc.id };
    const isSeen = mayRead(viewer, factsOfDocument(viewer, ref, data));
    return isSeen && wanted.test(JSON.stringify(data)) ? [doc.ref.path] : [];
  });
}

const line = makeEstimate().lines[0];
const lineOf = (id: string, unitPrice: number, over: object = {}) => {
  if (!line) throw new Error('The factory has a line.');
  return { ...line, id, quantity: 1_700, unitPrice, unitCost: 5_471, taxRate: '', ...over };
};
const OPTIONS = [{ id: 'a', name: '', description: '', isSuggested: true }];
const LINES = [lineOf('l1', 18_731), lineOf('l2', 7_919, { isOptional: true, quantity: 100 })];
const CHANGE = [lineOf('c1', 9_437)];
/** Prices, costs, lines and totals of both estimates, and the contract that follows from them. */
const AMOUNTS = [18_731, 7_919, 5_471, 318_427, 326_346, 9_437, 160_429, 486_775];

it('knows an amount in every spelling', () => {
  const texts = [
    '318427',
    '3184.27',
    '$3,184.27',
    '3.184,27 €',
    '3 184.27',
    "3'184.27",
    'at $3,184',
    '187.31',
  ];
  expect(texts.filter((text) => !spelled(AMOUNTS).test(text))).toEqual([]);
  const others = ['1795448318427', '31842', '2026-11-23', '187', 'l318427x318427000'.slice(0, 3)];
  expect(others.filter((text) => spelled(AMOUNTS).test(text))).toEqual([]);
});

it('shows a field worker and a coordinator no amount in the whole life of an estimate, wherever they look', async () => {
  const { seller, owner, estimateId, customerId } = await aDraft({
    lines: LINES,
    options: OPTIONS,
    title: 'New roof',
  });
  const company = makeCompany({ uuid: owner, administrator: [owner], createdBy: owner });
  await db.collection(COLLECTIONS.companies).doc(owner).set(storedRecord(companyShape, company));
  await db.collection(COLLECTIONS.users).doc(owner).update({ companyUuid: owner });
  const [worker, coordinator, manager] = await Promise.all(
    (['Field worker', 'Coordinator', 'Manager'] as const).map((preset) =>
      resident({ companyUuid: owner, permissionLevel: [...PRESETS[preset]] }),
    ),
  );
  const assignees = [owner, ...[worker, coordinator, manager].flatMap((one) => (one ? [one.uid] : []))];
  const estimates = db.collection(COLLECTIONS.estimates);
  await estimates.doc(estimateId).update({ assignees });
  await db.collection(COLLECTIONS.customers).doc(customerId).update({ assignees });

  // Sent, seen, asked about, changed and sent again.
  const mail = { to: ['iris@example.com'], subject: '$3,184.27 for your roof', body: 'In all $3,184.27.' };
  const link = await sentLink(seller, estimateId, mail);
  const { key } = await unlockTracking(db, { link, digits: '0112' }, Date.now());
  const page = { link, key, estimateId };
  await respondOnTracking(db, { link, requestId: freshId(), kind: 'opened', body: '', name: '' }, Date.now());
  const says = async (kind: EstimateAnswer['kind'], over: Partial<EstimateAnswer> = {}) =>
    answered(await approvalOf(page, { kind, ...over }));
  expect(await says('viewed')).toBeNull();
  expect(await says('askEstimate', { note: 'Why is it $3,184.27?' })).toBeNull();
  expect(await says('requestChanges', { note: 'Not more than 3.184,27, please.' })).toBeNull();
  await estimates.doc(estimateId).update({ discount: 1, contentAt: Timestamp.fromMillis(Date.now()) });
  expect((await send(seller, estimateId, mail)).result).toMatchObject({ version: 2 });
  await estimates.doc(estimateId).update({ discount: 0, contentAt: Timestamp.fromMillis(Date.now() + 1) });
  expect((await send(seller, estimateId)).result).toMatchObject({ version: 3 });

  // Signed with an extra, and sold: tracker, job and its instructions.
  expect(await says('approve', { extras: ['l2'], option: 'a' })).toBeNull();
  const [trackerId, jobId] = [freshId(), freshId()];
  const common = { owner, customerId, assignees, createdBy: owner, updatedBy: owner };
  const tracker = makeTracker({ ...common, uuid: trackerId, linkId: link, phone: '(817) 555-0112' });
  await db.collection(COLLECTIONS.trackers).doc(trackerId).set(storedRecord(trackerShape, tracker));
  const instructions = signedLines(await estimateOf(estimateId), { option: 'a', extras: ['l2'] }, String);
  const job = makeJob({ ...common, uuid: jobId, trackerId, instructions });
  await db.collection(COLLECTIONS.jobs).doc(jobId).set(storedRecord(jobShape, job));
  await db.collection(COLLECTIONS.tracking).doc(link).update({ trackerId });
  await estimates.doc(estimateId).update({ status: 'Converted', trackerId });

  // A change of the signed work, approved by phone.
  const changeId = freshId();
  const change = makeEstimate({
    ...common,
    uuid: changeId,
    kind: 'Change',
    trackerId,
    lines: CHANGE,
    title: 'Porch',
  });
  await estimates.doc(changeId).set(storedRecord(estimateShape, change));
  await sentLink(seller, changeId, { to: ['iris@example.com'], subject: '1.604,29', body: '160429' });
  await noted({ owner, estimateId: changeId, customerId }, { assignees });
  const price = async () => (await db.collection(COLLECTIONS.prices).doc(trackerId).get()).data();
  // The first events also start the functions' processes.
  await expect
    .poll(price, { ...COLD, timeout: 60_000 })
    .toMatchObject({ amount: 486_775, contract: 326_346, changes: 160_429 });
  await estimates.doc(changeId).update({ status: 'Converted' });
  await expect
    .poll(async () => (await entriesOf('ActivityPriced', trackerId)).length, COLD)
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await entriesOf('ActivityPriced', changeId)).length, COLD)
    .toBeGreaterThan(2);

  const asked = { owner, key, amounts: AMOUNTS };
  expect(await amountsSeenBy(worker?.uid ?? '', asked)).toEqual([]);
  expect(await amountsSeenBy(coordinator?.uid ?? '', asked)).toEqual([]);
  const seen = (await amountsSeenBy(manager?.uid ?? '', asked)).map((path) => path.split('/')[0]);
  expect(seen).toEqual(expect.arrayContaining(['ActivityPriced', 'Estimates', 'IssuedPapers', 'Prices']));
}, 180_000);
