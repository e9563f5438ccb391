import { FIND_SOURCES } from '@/domain/search/find';
import { refreshFound } from '../found';
import { touches } from './change';
import type { Step } from './change';

/** On a searchable record: reads it again and updates its search words. */
export function keepFound(collection: string): Step {
  return async (db, change) => {
    if (!change.after || !touches(change, FIND_SOURCES)) return;
    await refreshFound(db, db.collection(collection).doc(change.id));
  };
}
