import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { factsOfDocument } from '@/data/view-as/seen-as-store';
import { PRESETS } from '@/domain/access/presets';
import { companyShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Doc, Value } from '@/domain/core/value';
import { instant } from '@/domain/core/value';
import { mayRead } from '@/domain/reading/readable';
import { makeCompany } from '@tests/factories/records';
import { readViewer } from '../../functions/src/company/viewers';
import { storedRecord } from '../../functions/src/records';
import { db, resident } from './emulator';
import { aDraft, answered, approvalOf, sentLink } from './estimates';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { COLD, entriesOf } from './rows';

/** The totals and prices of the estimate, in cents and as people write them. */
const AMOUNT = /470[,.]?400|4[,.]?704|16[,.]?800|980[,.]?800|9[,.]?808|40[,.]?000/;

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

/** Ids of the documents with an amount that a person of this business may read. */
async function amountsSeenBy(uid: string, owner: string): Promise<readonly string[]> {
  const viewer = await db.runTransaction((tx) => readViewer(db, tx, uid));
  const found = await Promise.all(
    Object.values(COLLECTIONS).map(async (collection) => {
      const all = await db.collection(collection).get();
      return all.docs.filter(
        (doc) => doc.get('owner') === owner || doc.get('person') === uid || BY_ID.includes(collection),
      );
    }),
  );
  return found.flat().flatMap((doc) => {
    const data = plainDoc(doc.data());
    const ref = { collection: doc.ref.parent.path, id: doc.id };
    const isSeen = mayRead(viewer, factsOfDocument(viewer, ref, data));
    return isSeen && AMOUNT.test(JSON.stringify(data)) ? [doc.ref.path] : [];
  });
}

it('shows a field worker and a coordinator no amount of an estimate in any document, history, notice or mail', async () => {
  const { seller, owner, estimateId } = await aDraft();
  const company = makeCompany({ uuid: owner, administrator: [owner], createdBy: owner });
  await db.collection(COLLECTIONS.companies).doc(owner).set(storedRecord(companyShape, company));
  await db.collection(COLLECTIONS.users).doc(owner).update({ companyUuid: owner });
  const staff = await Promise.all(
    (['Field worker', 'Coordinator', 'Manager'] as const).map((preset) =>
      resident({ companyUuid: owner, permissionLevel: [...PRESETS[preset]] }),
    ),
  );
  const assignees = [owner, ...staff.map(({ uid }) => uid)];
  await db.collection(COLLECTIONS.estimates).doc(estimateId).update({ assignees });
  const mail = { to: ['iris@example.com'], subject: '$4,704.00 for your roof', body: 'In all $4,704.00.' };
  const link = await sentLink(seller, estimateId, mail);
  const { key } = await unlockTracking(db, { link, digits: '0112' }, Date.now());
  const answer = await approvalOf({ link, key, estimateId }, { option: 'b', extras: ['l3'] });
  expect(await answered(answer)).toBeNull();
  // The history of the sending and of the answer.
  await expect
    .poll(async () => (await entriesOf('ActivityPriced', estimateId)).length, COLD)
    .toBeGreaterThan(3);
  const [worker = '', coordinator = '', manager = ''] = staff.map(({ uid }) => uid);
  expect(await amountsSeenBy(worker, owner)).toEqual([]);
  expect(await amountsSeenBy(coordinator, owner)).toEqual([]);
  expect((await amountsSeenBy(manager, owner)).length).toBeGreaterThan(2);
});
