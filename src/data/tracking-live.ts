import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore';
import type { DocumentSnapshot, Firestore } from 'firebase/firestore';
import { COLLECTIONS, PUBLIC_COPY, publicCollection } from '@/domain/collections';
import type { PublicCopy } from '@/domain/public-copy';
import type { TrackingSnapshot } from '@/domain/tracking-view';
import { trackingApp } from './tracking-app';
import { readCopy, readHandle } from './tracking-doc';

let opened: Firestore | null = null;

function firestore(): Firestore {
  if (opened) return opened;
  const { app, environment } = trackingApp();
  opened = initializeFirestore(app, { localCache: memoryLocalCache() });
  const address = environment.emulators?.firestore;
  if (address) connectFirestoreEmulator(opened, address.host, address.port);
  return opened;
}

/** Without signal the cache answers "not there" for what it has never seen; that is no answer. */
function isGuess(snapshot: DocumentSnapshot): boolean {
  return snapshot.metadata.fromCache && !snapshot.exists();
}

/**
 * Follows a tracking link: its handle, and its copy for as long as the link is active. Says nothing
 * before both are known, so that the page never falls back to less than it shows.
 */
export function watchTracking(
  link: string,
  onNext: (snapshot: TrackingSnapshot) => void,
  onError: () => void,
): () => void {
  const db = firestore();
  let handle: TrackingSnapshot['link'] = null;
  let copy: PublicCopy | null = null;
  let isCopyKnown = false;
  let stopCopy: (() => void) | null = null;

  const say = (next: PublicCopy | null) => {
    copy = next;
    onNext({ link: handle, copy });
  };
  const dropCopy = () => {
    stopCopy?.();
    stopCopy = null;
    copy = null;
    isCopyKnown = false;
  };
  const followCopy = () => {
    stopCopy = onSnapshot(
      doc(db, publicCollection(link), PUBLIC_COPY.id),
      (snapshot) => {
        if (isGuess(snapshot)) return;
        isCopyKnown = true;
        say(readCopy(snapshot.data()));
      },
      // Closed on the server's side: the handle says why in a moment.
      () => {
        dropCopy();
        say(null);
      },
    );
  };

  const stopHandle = onSnapshot(
    doc(db, COLLECTIONS.tracking, link),
    (snapshot) => {
      if (isGuess(snapshot)) return;
      handle = readHandle(snapshot.data());
      if (handle?.state !== 'active') {
        dropCopy();
        say(null);
      } else if (!stopCopy) {
        followCopy();
      } else if (isCopyKnown) {
        say(copy);
      }
    },
    onError,
  );

  return () => {
    stopHandle();
    dropCopy();
  };
}
