import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { maxLengthOf } from '@/domain/bounds';
import { AppError } from '@/domain/errors';
import { samePermissions } from '@/domain/permission-lists';
import { userShape } from '@/domain/user';
import { readAdministered, readMember } from '../administration';
import type { Caller } from '../guard';
import { id, list, object, permissions, text } from '../parse';
import { readRights, writeRightsOf } from '../rights';

const jobRole = text(
  0,
  maxLengthOf(userShape, 'jobRole'),
  `A job role has at most ${maxLengthOf(userShape, 'jobRole')} characters.`,
);

/** What `setPermissions` takes; `expected` is what the screen showed before it was changed. */
export const setPermissionsInput = object({
  uid: id(1, 128),
  permissions,
  jobRole,
  // What is stored may be older than the list of permissions there are today.
  expected: object({ permissions: list(60, text(0, 40)), jobRole: text(0, 80) }),
});

type Input = ReturnType<typeof setPermissionsInput>;

/**
 * Says what an employee may do and what they are called, all at once. Refused with 'conflict' when
 * somebody else changed it since it was shown; saying the same again is done already.
 */
export async function setPermissions(
  db: Firestore,
  caller: Caller,
  { uid, permissions: granted, jobRole: role, expected }: Input,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const { company } = await readAdministered(db, tx, caller.uid);
    const { user, userRef } = await readMember(db, tx, company, uid);
    const rights = await readRights(db, tx, company.uuid);
    if (company.administrator.includes(uid)) {
      throw new AppError('invalid', {
        sentence: 'Administrators may do everything. Take the administration from them first.',
      });
    }
    const stands = (level: readonly string[], as: string) =>
      samePermissions(user.permissionLevel, level) && user.jobRole === as;
    if (stands(granted, role)) return {};
    if (!stands(expected.permissions, expected.jobRole)) {
      throw new AppError('conflict', {
        sentence: 'Somebody changed this person’s permissions at the same time. Nothing was saved.',
      });
    }
    const changed = { permissionLevel: granted, jobRole: role };
    tx.update(userRef, { ...changed, updatedAt: Timestamp.fromMillis(now) });
    writeRightsOf(tx, rights, uid, { ...user, ...changed }, now);
    return {};
  });
}
