import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import { dealerMemberShape, MOST_MEMBERS } from '@/domain/dealer/dealer';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import type { Caller } from '../../calls/guard';
import { endMembership } from '../../network/membership';
import { viewRef, readPerson } from '../../network/views';
import { id } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';

/** Takes a connected person whose company joins, or the member company to end it with. */
export const changeMembershipInput = v.strictObject({
  action: v.picklist(['add', 'end']),
  id: id(1, 128, 'not-found'),
});

/** Adds a connected company to the caller's dealership, or ends a membership from either side. Idempotent. */
export async function changeMembership(
  db: Firestore,
  caller: Caller,
  input: { readonly action: 'add' | 'end'; readonly id: string },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const own = await companyRunBy(db, tx, caller.uid);
    if (!own) throw new AppError('denied');
    if (input.action === 'add') await add(db, tx, { caller: caller.uid, dealer: own, person: input.id }, now);
    else await end(db, tx, own, input.id, now);
    return {};
  });
}

async function companyRunBy(db: Firestore, tx: Transaction, uid: string): Promise<CompanyRecord | null> {
  const { companyUuid } = await readPerson(db, tx, uid);
  const company = companyUuid === '' ? null : await readCompany(db, tx, companyUuid);
  return company?.administrator.includes(uid) ? company : null;
}

async function readCompany(db: Firestore, tx: Transaction, uuid: string): Promise<CompanyRecord | null> {
  return readSnapshot(companyShape, await tx.get(db.collection(COLLECTIONS.companies).doc(uuid)));
}

async function add(
  db: Firestore,
  tx: Transaction,
  {
    caller,
    dealer,
    person,
  }: { readonly caller: string; readonly dealer: CompanyRecord; readonly person: string },
  now: number,
): Promise<void> {
  if (!dealer.louveRoofDealer) throw new AppError('denied');
  const view = readSnapshot(connectionShape, await tx.get(viewRef(db, caller, person)));
  if (view?.state !== 'connected') {
    throw new AppError('not-found', { sentence: 'Connect with this person first.' });
  }
  const company = await companyRunBy(db, tx, person);
  if (!company || company.uuid === dealer.uuid || company.louveRoofDealer) {
    throw new AppError('invalid', {
      sentence: 'Only a person who runs another company can be made a member.',
    });
  }
  if (company.dealerOwner === dealer.uuid) return;
  if (company.dealerOwner !== '') {
    throw new AppError('conflict', { sentence: 'This company is a member of another dealer.' });
  }
  const members = db.collection(COLLECTIONS.dealerMembers);
  const count = (await tx.get(members.where('owner', '==', dealer.uuid).limit(MOST_MEMBERS))).size;
  if (count >= MOST_MEMBERS) {
    throw new AppError('limit-reached', { sentence: `A dealer has at most ${MOST_MEMBERS} members.` });
  }
  tx.set(
    members.doc(company.uuid),
    storedRecord(dealerMemberShape, {
      ...initialOf(dealerMemberShape.fields),
      uuid: company.uuid,
      owner: dealer.uuid,
      name: company.name,
      shares: company.sharesFigures,
      createdAt: now,
    }),
  );
  tx.update(db.collection(COLLECTIONS.companies).doc(company.uuid), {
    dealerOwner: dealer.uuid,
    updatedAt: Timestamp.fromMillis(now),
  });
}

async function end(
  db: Firestore,
  tx: Transaction,
  own: CompanyRecord,
  member: string,
  now: number,
): Promise<void> {
  const company = await readCompany(db, tx, member);
  const isTheirs = member === own.uuid || company?.dealerOwner === own.uuid;
  // Another dealer's member looks like a missing one.
  if (!company || !isTheirs || company.dealerOwner === '') return;
  endMembership(db, tx, member, now);
}
