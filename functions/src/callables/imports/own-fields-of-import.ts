import { FieldPath } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { ImportRun } from '@/domain/import/import-run';
import { readViewer } from '../../company/viewers';

/** Customers per read; only their own fields are fetched. */
const PAGE = 500;

/**
 * Removes the custom fields an import added to the settings, unless a customer has a value in them. The
 * browser names the fields, so this works only for imports by a user who may change settings. Idempotent:
 * missing fields are skipped.
 */
export async function takeBackFields(
  db: Firestore,
  { owner, createdBy, newFields }: Pick<ImportRun, 'owner' | 'createdBy' | 'newFields'>,
): Promise<void> {
  if (newFields.length === 0) return;
  const used = await usedFields(db, owner, newFields);
  const unused = newFields.filter((key) => !used.has(key));
  if (unused.length === 0) return;
  const ref = db.collection(COLLECTIONS.settings).doc(owner);
  await db.runTransaction(async (tx) => {
    if (!(await runsBusiness(db, tx, createdBy, owner))) return;
    const stored: unknown = (await tx.get(ref)).get('customFields');
    if (!Array.isArray(stored)) return;
    // As they are stored: reading and writing them again would add what older ones lack.
    const customFields = stored.filter(
      ({ key }: { readonly key?: unknown }) => !unused.some((one) => one === key),
    );
    if (customFields.length < stored.length) tx.update(ref, { customFields });
  });
}

/** Whether a user is an administrator of a business now; false for deleted accounts. */
async function runsBusiness(db: Firestore, tx: Transaction, uid: string, owner: string): Promise<boolean> {
  try {
    const viewer = await readViewer(db, tx, uid);
    return viewer.isAdmin && viewer.owner === owner;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return false;
    throw error;
  }
}

async function usedFields(
  db: Firestore,
  owner: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const all = db
    .collection(COLLECTIONS.customers)
    .where('owner', '==', owner)
    .select('customFields')
    .limit(PAGE);
  let page = await all.get();
  while (!page.empty && found.size < keys.length) {
    for (const doc of page.docs) {
      for (const key of keys) if (doc.get(new FieldPath('customFields', key))) found.add(key);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) break;
    page = await all.startAfter(last).get();
  }
  return found;
}
