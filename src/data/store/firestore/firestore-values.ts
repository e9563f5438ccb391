import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { storedBy } from '../stored-values';

/** Converts a value for the SDK. */
export const toStored = storedBy({
  moment: (epochMs) => Timestamp.fromMillis(epochMs),
  now: serverTimestamp,
  inc: increment,
  union: arrayUnion,
  remove: arrayRemove,
  unset: deleteField,
});
