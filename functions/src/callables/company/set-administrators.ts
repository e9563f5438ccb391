import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MOST_ADMINISTRATORS } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { PRESETS } from '@/domain/access/presets';
import { otherAdministrators, readAdministered, readMember } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readRights, writeRightsOf } from '../../company/rights';

export const setAdministratorsInput = v.strictObject({ uid: id(1, 128), isAdministrator: v.boolean() });

/**
 * Makes a member an administrator or an employee again. The last one stays: 'last-administrator'. An employee
 * without permissions of their own, such as a founder, becomes a Field worker.
 */
export async function setAdministrators(
  db: Firestore,
  caller: Caller,
  { uid, isAdministrator }: v.InferOutput<typeof setAdministratorsInput>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const { company, companyRef } = await readAdministered(db, tx, caller.uid);
    const { user, userRef } = await readMember(db, tx, company, uid);
    const rights = await readRights(db, tx, company.uuid);
    if (company.administrator.includes(uid) === isAdministrator) return {};
    const stamp = { updatedAt: Timestamp.fromMillis(now), updatedBy: caller.uid };
    if (isAdministrator) {
      if (company.administrator.length >= MOST_ADMINISTRATORS) {
        throw new AppError('limit-reached', {
          sentence: `A company has at most ${MOST_ADMINISTRATORS} administrators.`,
        });
      }
      tx.update(companyRef, { ...stamp, administrator: FieldValue.arrayUnion(uid) });
      return {};
    }
    if ((await otherAdministrators(db, tx, company, uid)).length === 0) {
      throw new AppError('last-administrator');
    }
    tx.update(companyRef, { ...stamp, administrator: FieldValue.arrayRemove(uid) });
    if (user.permissionLevel.length === 0) {
      const permissionLevel = PRESETS['Field worker'];
      tx.update(userRef, { permissionLevel, updatedAt: Timestamp.fromMillis(now) });
      writeRightsOf(tx, rights, uid, { ...user, permissionLevel }, now);
    }
    return {};
  });
}
