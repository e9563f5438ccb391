import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { rosterShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { personName, userShape } from '@/domain/account/user';
import { readAdministered, readMember, withoutCompany } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readSnapshot } from '../../records';
import { readRights, writeRightsOf } from '../../company/rights';

export const removeEmployeeInput = v.strictObject({ uid: id(1, 128) });

/**
 * Removes an employee from the company. They lose access at once, and their account tells them so and whom to
 * ask. Records keep their name; the roster lists them as inactive. Administrators must become employees
 * first. Idempotent.
 */
export async function removeEmployee(
  db: Firestore,
  caller: Caller,
  { uid }: { readonly uid: string },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const { company, user: admin } = await readAdministered(db, tx, caller.uid);
    if (company.administrator.includes(uid)) {
      throw new AppError('invalid', {
        sentence:
          uid === caller.uid
            ? 'You run this company. Leave it on the company’s page instead.'
            : 'Administrators cannot be deactivated. Take the administration from them first.',
      });
    }
    const rights = await readRights(db, tx, company.uuid);
    const account = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(uid)));
    if (account?.companyUuid !== company.uuid) {
      const roster = await tx.get(db.collection(COLLECTIONS.rosters).doc(company.uuid));
      const people = readSnapshot(rosterShape, roster)?.people ?? [];
      if (people.some((person) => person.uid === uid)) return {};
    }
    const { user, userRef } = await readMember(db, tx, company, uid);
    const contact = [personName(admin), caller.email].filter((part) => part !== '');
    tx.update(userRef, {
      ...withoutCompany(db, user, now),
      formerCompany: company.name,
      formerContact: [...new Set(contact)].join(', '),
    });
    writeRightsOf(tx, rights, uid, null, now);
    return {};
  });
}
