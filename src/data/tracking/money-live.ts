import { doc, onSnapshot } from 'firebase/firestore';
import { publicCollection } from '@/domain/core/collections';
import { issuedCopyId } from '@/domain/tracking/money-copy';
import type { IssuedCopy, MoneyCopy } from '@/domain/tracking/money-copy';
import { readIssuedCopy, readMoney } from './tracking-doc';
import { isGuess, liveFirestore } from './tracking-firestore';

/** Follows the money of a page; null once its key opens nothing any more. */
export function watchMoney(link: string, key: string, onNext: (money: MoneyCopy | null) => void): () => void {
  return follow(link, key, (data) => onNext(readMoney(data)));
}

/** Follows the version of an estimate that the client has, or an issued invoice; null when there is none. */
export function watchIssued(
  link: string,
  key: string,
  recordId: string,
  onNext: (issued: IssuedCopy | null) => void,
): () => void {
  return follow(link, issuedCopyId(key, recordId), (data) => onNext(readIssuedCopy(data)));
}

function follow(link: string, id: string, onNext: (data: unknown) => void): () => void {
  return onSnapshot(
    doc(liveFirestore(), publicCollection(link), id),
    (snapshot) => {
      if (!isGuess(snapshot)) onNext(snapshot.data());
    },
    // Closed by the server, as after a change of the client's phone.
    () => onNext(undefined),
  );
}
