import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { firestore } from '../../functions/src/firestore';
import { refreshStage } from '../../functions/src/triggers/price-stage';
import { eachDocument } from './each-document';

/** Gives the prices of open trackers their stage; returns how many lacked it. May run again. */
export async function keepAllStages(db: Firestore = firestore()): Promise<number> {
  return eachDocument(db, COLLECTIONS.trackers, ({ id }) => refreshStage(db, id));
}
