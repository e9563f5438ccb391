import type { Firestore } from 'firebase-admin/firestore';
import { csvCells, csvText } from '@/domain/format/csv-export';
import type { CsvColumn } from '@/domain/format/csv-export';
import { inviteShape } from '@/domain/invite/invite-record';
import type { Invite } from '@/domain/invite/invite-record';
import { firestore } from '../../functions/src/firestore';
import { inviteRef } from '../../functions/src/invite-list';
import { readRecord } from '../../functions/src/records';

const COLUMNS: readonly CsvColumn<Invite>[] = [
  { heading: 'E-mail', text: ({ email }) => email },
  { heading: 'Page', text: ({ page }) => page },
  { heading: 'Added', text: ({ createdAt }) => new Date(createdAt).toISOString() },
];

/** The invite list as a CSV file, newest address first. */
export async function inviteListFile(db: Firestore = firestore()): Promise<string> {
  const { docs } = await db.collection(inviteShape.collection).orderBy('createdAt', 'desc').get();
  return csvText(
    csvCells(
      COLUMNS,
      docs.map((doc) => readRecord(inviteShape, doc.data())),
    ),
  );
}

/** Removes an address from the list; false when it is not on it. */
export async function forgetInvite(email: string, db: Firestore = firestore()): Promise<boolean> {
  const ref = inviteRef(db, email.trim().toLowerCase());
  if (!(await ref.get()).exists) return false;
  await ref.delete();
  return true;
}
