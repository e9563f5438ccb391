import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import type { Viewer } from '@/domain/access/viewer';
import { createLazyJournal } from '../journal/lazy-journal';
import type { LazyJournal } from '../journal/lazy-journal';
import type { JournalOptions, OpenJournal } from '../journal/open-journal';
import { createLiveStore } from '../live/live-store';
import type { FirstAsked } from '../live/first-asked';
import type { Asked, LiveStore } from '../live/live-store';
import type { Account } from '../session/session';
import { trackCommits } from '../store/in-flight';
import type { TrackedStore } from '../store/in-flight';
import { createLazyStore } from '../store/lazy-store';
import type { DocStore, Ref, Write } from '../store/port';

/** How long unacknowledged writes may delay a restart after a change of rights, in ms. */
export const SETTLE_MS = 3_000;

/** One period with one store: of visitors, or of a user with unchanged rights. */
export type Stage = {
  readonly account: Account | null;
  readonly store: TrackedStore;
  readonly live: LiveStore;
  readonly journal: LazyJournal;
  /** What its first screen will read, when that is known. */
  readonly asked: Asked | null;
  /** How long unacknowledged writes may delay leaving, in ms. */
  patience: number;
  isOver: boolean;
  viewer: { readonly key: string; readonly viewer: Viewer } | null;
  stopWatching: () => void;
};

/** The business's settings are none of them: a list shows times and numbers by them. */
const OF_EVERY_SCREEN: readonly string[] = [
  COLLECTIONS.users,
  COLLECTIONS.preferences,
  COLLECTIONS.rosters,
  COLLECTIONS.entitlements,
];

function isOfEveryScreen({ collection }: Ref): boolean {
  return OF_EVERY_SCREEN.includes(collection);
}

/** Creates a period; store and journal open on first use. */
export function newStage(
  account: Account | null,
  openStore: () => Promise<DocStore>,
  openJournal: (parts: Omit<JournalOptions, 'onMessage'>) => Promise<OpenJournal>,
  first: FirstAsked | null = null,
): Stage {
  const store = trackCommits(
    createLazyStore(openStore, { hasQueue: account !== null, isLater: isOfEveryScreen }),
  );
  const live = createLiveStore(store, undefined, first?.keep);
  const sendWithout = async (writes: readonly Write[]) => {
    await store.commit(writes);
    live.noteWritten(writes);
  };
  const journal = createLazyJournal(async () => {
    if (!account) throw new AppError('denied');
    try {
      return await openJournal({ uid: account.uid, store, onTaken: live.noteWritten });
    } catch (error) {
      // Then nothing compares the changes of an earlier session, and the store may have started paused for it.
      store.resume().catch(() => undefined);
      throw error;
    }
  }, sendWithout);
  const stopWatching = () => undefined;
  const asked = first?.asked ?? null;
  return {
    account,
    store,
    live,
    journal,
    asked,
    patience: SETTLE_MS,
    isOver: false,
    viewer: null,
    stopWatching,
  };
}
