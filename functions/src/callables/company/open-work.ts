import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { OpenWork } from '@/domain/employees/open-work';
import { readAdministered } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { countOpenWork } from '../../company/open-work';
import { id } from '../../calls/input';

export const openWorkInput = v.strictObject({ uid: id(1, 128) });

/** Counts the open work of a current or former member of the caller's company. Administrators only. */
export async function openWork(
  db: Firestore,
  caller: Caller,
  { uid }: { readonly uid: string },
): Promise<OpenWork> {
  const { company } = await db.runTransaction((tx) => readAdministered(db, tx, caller.uid));
  return countOpenWork(db, company.uuid, uid);
}
