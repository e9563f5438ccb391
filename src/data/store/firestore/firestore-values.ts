import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { storedBy } from '../stored-values';

/** A value as the SDK takes it. */
export const toStored = storedBy({
  moment: (epochMs) => Timestamp.fromMillis(epochMs),
  now: serverTimestamp,
  inc: increment,
  union: arrayUnion,
  remove: arrayRemove,
  unset: deleteField,
});
