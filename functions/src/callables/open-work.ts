import type { Firestore } from 'firebase-admin/firestore';
import type { OpenWork } from '@/domain/employees/open-work';
import { readAdministered } from '../administration';
import type { Caller } from '../guard';
import { countOpenWork } from '../open-work';
import { id, object } from '../parse';

/** What `openWork` takes. */
export const openWorkInput = object({ uid: id(1, 128) });

/** How much open work somebody of the caller's company has, or left behind. For administrators. */
export async function openWork(
  db: Firestore,
  caller: Caller,
  { uid }: { readonly uid: string },
): Promise<OpenWork> {
  const { company } = await db.runTransaction((tx) => readAdministered(db, tx, caller.uid));
  return countOpenWork(db, company.uuid, uid);
}
