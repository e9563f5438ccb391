import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { ImportNoun } from '@/domain/import/import-run';
import { firestore } from '../../functions/src/firestore';
import { eachDocument } from './each-document';

/** What every import brought before there were others. */
const FIRST: ImportNoun = 'customer';

/** Gives earlier imports and their batches the noun they brought; returns how many lacked it. May run again. */
export async function keepAllImports(db: Firestore = firestore()): Promise<number> {
  let written = 0;
  for (const collection of [COLLECTIONS.imports, COLLECTIONS.importBatches]) {
    written += await eachDocument(db, collection, async (ref) => {
      if ((await ref.get()).get('noun') !== undefined) return false;
      await ref.update({ noun: FIRST });
      return true;
    });
  }
  return written;
}
