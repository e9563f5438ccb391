import { doc, onSnapshot } from 'firebase/firestore';
import { COLLECTIONS, PUBLIC_COPY, publicCollection } from '@/domain/core/collections';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { isGuess, liveFirestore } from './tracking-firestore';
import { readCopy, readHandle, readOffice } from './tracking-doc';

/** The document followed beside the handle, by the handle's state: the copy, the office's card, or none. */
type Part = typeof PUBLIC_COPY.id | typeof PUBLIC_COPY.office;

function partOf(handle: TrackingSnapshot['link']): Part | null {
  if (handle?.state === 'active') return PUBLIC_COPY.id;
  return handle?.state === 'paused' ? PUBLIC_COPY.office : null;
}

/** Follows a tracking link. Reports nothing before all parts are known, so that the page never loses parts. */
export function watchTracking(
  link: string,
  onNext: (snapshot: TrackingSnapshot) => void,
  onError: () => void,
): () => void {
  const db = liveFirestore();
  let handle: TrackingSnapshot['link'] = null;
  let followed: { readonly part: Part; readonly stop: () => void } | null = null;
  let data: unknown;
  let isKnown = false;

  const say = () => {
    onNext({
      link: handle,
      copy: followed?.part === PUBLIC_COPY.id ? readCopy(data) : null,
      office: followed?.part === PUBLIC_COPY.office ? readOffice(data) : null,
    });
  };
  const drop = () => {
    followed?.stop();
    followed = null;
    data = undefined;
    isKnown = false;
  };
  const follow = (part: Part) => {
    const stop = onSnapshot(
      doc(db, publicCollection(link), part),
      (snapshot) => {
        if (isGuess(snapshot)) return;
        isKnown = true;
        data = snapshot.data();
        say();
      },
      // Closed by the server: the handle will give the reason.
      () => {
        drop();
        say();
      },
    );
    followed = { part, stop };
  };

  const stopHandle = onSnapshot(
    doc(db, COLLECTIONS.tracking, link),
    (snapshot) => {
      if (isGuess(snapshot)) return;
      handle = readHandle(snapshot.data());
      const part = partOf(handle);
      if (followed !== null && followed.part !== part) drop();
      if (part === null) say();
      else if (followed === null) follow(part);
      else if (isKnown) say();
    },
    onError,
  );

  return () => {
    stopHandle();
    drop();
  };
}
