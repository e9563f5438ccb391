import { FIND_SOURCES } from '@/domain/search/find';
import { missingFound, refreshFound } from '../found';
import { touches } from './change';
import type { Step } from './change';

/** On a searchable record: reads it again and updates its search words. */
export function keepFound(collection: string): Step {
  return async (db, change) => {
    const { after } = change;
    if (!after || !touches(change, FIND_SOURCES)) return;
    // As after a number, which comes with its words.
    if (!missingFound({ get: (field) => after[field] })) return;
    await refreshFound(db, db.collection(collection).doc(change.id));
  };
}
