import { doc, onSnapshot } from 'firebase/firestore';
import { COLLECTIONS, PUBLIC_COPY, publicCollection } from '@/domain/core/collections';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { isGuess, liveFirestore } from './tracking-firestore';
import { officePartOf, readCopy, readHandle, readOffice } from './tracking-doc';

/** The document followed beside the handle, by the handle's state: the copy, who the page is of, or none. */
type Part = typeof PUBLIC_COPY.id | NonNullable<ReturnType<typeof officePartOf>>;

function partOf(handle: TrackingSnapshot['link']): Part | null {
  return officePartOf(handle) ?? (handle?.state === 'active' ? PUBLIC_COPY.id : null);
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
      office: followed === null || followed.part === PUBLIC_COPY.id ? null : readOffice(data),
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
