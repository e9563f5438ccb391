import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { maxLengthOf } from '@/domain/core/bounds';
import { AppError } from '@/domain/core/errors';
import { samePermissions } from '@/domain/access/permission-lists';
import { userShape } from '@/domain/account/user';
import { readAdministered, readMember } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { id, permissions, readInput, text } from '../../calls/input';
import { readRights, writeRightsOf } from '../../company/rights';

const MAX_ROLE = maxLengthOf(userShape, 'jobRole');

/** Users write their own role, so a stored one may be longer than a new one may be, or end in a space. */
const jobRole = text(0, 20_000);

/** Stored permissions may predate today's list. */
const storedPermissions = v.pipe(v.nullish(v.array(text(0, 40)), []), v.maxLength(60));

/** Input of `setPermissions`; `expected` is the value the screen showed before the change. */
export const setPermissionsInput = v.strictObject({
  uid: id(1, 128),
  permissions,
  jobRole,
  expected: v.strictObject({ permissions: storedPermissions, jobRole }),
});

type Input = v.InferOutput<typeof setPermissionsInput>;

/**
 * Sets an employee's permissions and job role in one write. Throws 'conflict' when another administrator
 * changed the same field since the screen loaded; fields the caller leaves alone do not conflict. Idempotent.
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
    const storedRole = readInput(jobRole, user.jobRole);
    const regrants =
      !samePermissions(granted, expected.permissions) && !samePermissions(granted, user.permissionLevel);
    const renames = role !== expected.jobRole && role !== storedRole;
    if (!regrants && !renames) return {};
    if (renames && role.length > MAX_ROLE) {
      throw new AppError('invalid', { sentence: `A job role has at most ${MAX_ROLE} characters.` });
    }
    const isOvertaken =
      (regrants && !samePermissions(expected.permissions, user.permissionLevel)) ||
      (renames && expected.jobRole !== storedRole);
    if (isOvertaken) {
      throw new AppError('conflict', {
        sentence:
          'Another administrator changed this person’s permissions at the same time. Nothing was saved.',
      });
    }
    const changed = {
      permissionLevel: regrants ? granted : user.permissionLevel,
      jobRole: renames ? role : user.jobRole,
    };
    tx.update(userRef, { ...changed, updatedAt: Timestamp.fromMillis(now) });
    writeRightsOf(tx, rights, uid, { ...user, ...changed }, now);
    return {};
  });
}
