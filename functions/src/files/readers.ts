import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@/domain/core/collections';
import type { FileHolder } from '@/domain/core/noun-names';
import { MOST_READERS } from '@/domain/files/file';

/** A thread, mail or post with files. */
export type FilesHeld = { readonly holder: FileHolder; readonly recordId: string; readonly owner: string };

/** Files per batch. */
const PAGE = 400;

async function eachFile(
  db: Firestore,
  { holder, recordId, owner }: FilesHeld,
  change: (assignees: unknown) => FirebaseFirestore.UpdateData<{ assignees: unknown }> | null,
): Promise<void> {
  const files = await db
    .collection(COLLECTIONS.files)
    .where('owner', '==', owner)
    .where('noun', '==', holder)
    .where('recordId', '==', recordId)
    .select('assignees')
    .get();
  for (let at = 0; at < files.docs.length; at += PAGE) {
    const batch = db.batch();
    for (const file of files.docs.slice(at, at + PAGE)) {
      const fields = change(file.get('assignees'));
      if (fields) batch.update(file.ref, fields);
    }
    await batch.commit();
  }
}

/** After a thread's people changed: its files are for exactly these. May run twice. */
export async function setReaders(db: Firestore, held: FilesHeld, readers: readonly string[]): Promise<void> {
  const assignees = readers.slice(0, MOST_READERS);
  await eachFile(db, held, (known) => (isDeepStrictEqual(known, assignees) ? null : { assignees }));
}

/** On delivery of a mail: its files are for these people too. May run twice. */
export async function addReaders(db: Firestore, held: FilesHeld, readers: readonly string[]): Promise<void> {
  if (readers.length === 0) return;
  await eachFile(db, held, () => ({ assignees: FieldValue.arrayUnion(...readers) }));
}

/** After a person may not see a post any more: its files are not for them either. May run twice. */
export async function dropReader(db: Firestore, held: FilesHeld, uid: string): Promise<void> {
  await eachFile(db, held, (known) =>
    Array.isArray(known) && known.includes(uid) ? { assignees: FieldValue.arrayRemove(uid) } : null,
  );
}
