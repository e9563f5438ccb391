import {
  canCatchUp,
  CHANGES_BEFORE_COMPACTION,
  DIRECTORY_FORMAT,
  MOST_CHANGES,
} from '@/domain/directory/directory';
import type { Directory } from '@/domain/directory/directory';
import { listedCustomer } from '@/domain/directory/listed-customer';
import { AppError } from '@/domain/core/errors';
import { toAppError } from '../base/app-error';
import { decodeRecord, decodeRows } from '../live/decoded';
import type { LiveStore } from '../live/live-store';
import type { DirectoryIndex } from './directory-index';
import { changedSince, directoryRef, goneSince } from './directory-queries';
import { RESTING } from './directory-state';
import type { DirectoryState } from './directory-state';
import { loadShards } from './load-shards';
import type { ShardSource } from './load-shards';
import type { OpenIndex } from './open-index';
import { createWish } from './wish';

/** How long the directory stays in memory after its last reader has left. */
const HOLD_MS = 600_000;

/** Minimum time between two attempts to load the same version of the directory. */
const ASK_AGAIN_MS = 10_000;

/** All customers of a business, loaded for the first reader and kept up to date for all. */
export type DirectorySource = Pick<DirectoryIndex, 'ask' | 'duplicates' | 'matching'> & {
  readonly subscribe: (reader: () => void) => () => void;
  readonly get: () => DirectoryState;
  /** Frees the directory when it has no readers; the next reader loads it again. */
  readonly rest: () => void;
};

export type DirectoryParts = ShardSource & {
  readonly live: LiveStore;
  readonly openIndex: () => OpenIndex;
  readonly compact: () => Promise<unknown>;
};

/** Loading shards: the requested directory, the time (epoch ms), and the destination. */
type Loading = { readonly wanted: Directory; readonly at: number; readonly index: OpenIndex };

type Loaded = Loading & {
  /** The shards' version; without the server's answer, it may be older than requested. */
  readonly directory: Directory;
  readonly leave: () => void;
  /** More changed since than the listeners cover. */
  isBehind: boolean;
};

/** Loads the shards once, then follows the changes; loads again after a rebuild or too many changes. */
export function createDirectorySource({
  live,
  openIndex,
  compact,
  ...shards
}: DirectoryParts): DirectorySource {
  const { viewer } = shards;
  const readers = new Set<() => void>();
  const { ref, decode } = directoryRef(viewer);
  const head = live.doc(ref);
  let state = RESTING;
  let leaveHead: (() => void) | null = null;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let loaded: Loaded | null = null;
  let loading: Loading | null = null;
  const wish = createWish(compact);

  const show = (change: Partial<DirectoryState>) => {
    state = { ...state, ...change, version: state.version + 1 };
    for (const tell of [...readers]) tell();
  };

  const forget = () => {
    loaded?.leave();
    loaded?.index.close();
    loading?.index.close();
    loaded = null;
    loading = null;
  };

  const fail = (error: AppError) => {
    if (!loaded) show({ status: 'unavailable', error });
  };

  const build = () => {
    if (state.status === 'building') return;
    show({ status: 'building', error: null });
    compact().catch((error: unknown) => fail(toAppError(error)));
  };

  const headChanged = () => {
    const { status, record, problem, fromCache, error } = decodeRecord(head.get(), decode);
    if (status === 'error' && !problem) return fail(error ?? new AppError('unknown'));
    if (status === 'denied') {
      forget();
      return show({ ...RESTING, status: 'unavailable', error });
    }
    if (record && record.format === DIRECTORY_FORMAT) return headIs(record);
    if (status === 'missing' || record || problem) return build();
    if (fromCache) return fail(new AppError('network'));
    // Listeners were closed by a sign-out: no data may remain.
    if (loaded ?? loading) {
      forget();
      show({ ...RESTING, version: state.version });
    }
  };

  const headIs = (directory: Directory) => {
    const known = loading?.wanted ?? loaded?.directory;
    if (known && canCatchUp(known, directory)) changesCame();
    else void load(directory);
  };

  /** Loads again when the listeners do not cover all changes and the server has written them to shards by now. */
  const catchUp = ({ isBehind, directory, wanted, at }: Loaded) => {
    const { record, fromCache } = decodeRecord(head.get(), decode);
    if (!isBehind || loading || !record || record.asOf <= directory.asOf) return;
    // An earlier request got an older version because the server did not answer: another one now would not help.
    const isAgain = record.asOf <= wanted.asOf;
    if (!isAgain || (!fromCache && Date.now() - at > ASK_AGAIN_MS)) void load(record);
  };

  const load = async (wanted: Directory) => {
    loading?.index.close();
    const mine = { wanted, at: Date.now(), index: openIndex() };
    loading = mine;
    try {
      const directory = await loadShards(mine.index, wanted, shards);
      if (loading !== mine) return;
      loading = null;
      forget();
      loaded = { ...mine, directory, isBehind: false, leave: listen(directory) };
      changesCame();
    } catch (error) {
      mine.index.close();
      if (loading !== mine) return;
      loading = null;
      fail(toAppError(error));
    }
  };

  const listen = ({ asOf }: Directory): (() => void) => {
    const leaves = [changedSince(viewer, asOf).spec, goneSince(viewer, asOf).spec].map((spec) =>
      live.rows(spec).subscribe(changesCame),
    );
    return () => leaves.forEach((leave) => leave());
  };

  /** Passes newer changes on, once both queries about them are answered. */
  const changesCame = () => {
    const current = loaded;
    if (!current) return;
    const { asOf } = current.directory;
    const changedQuery = changedSince(viewer, asOf);
    const goneQuery = goneSince(viewer, asOf);
    const changed = decodeRows(live.rows(changedQuery.spec).get(), changedQuery.decode);
    const gone = decodeRows(live.rows(goneQuery.spec).get(), goneQuery.decode);
    const broken = [changed, gone].find((part) => part.error);
    if (broken) return fail(broken.error ?? new AppError('unknown'));
    if (changed.status !== 'ready' || gone.status !== 'ready') return;
    current.isBehind = Math.max(changed.rows.length, gone.rows.length) >= MOST_CHANGES;
    catchUp(current);
    const written = decodeRecord(head.get(), decode).record?.asOf ?? asOf;
    const news = [
      ...changed.rows.filter((row) => row.updatedAt > written && !changed.pendingIds.has(row.uuid)),
      ...gone.rows.filter((mark) => mark.at > written),
    ];
    if (news.length > CHANGES_BEFORE_COMPACTION) wish();
    current.index
      .update(
        changed.rows.map((row) => listedCustomer(row, current.directory.own)),
        gone.rows.map((mark) => mark.customerId),
      )
      .then(
        () => {
          if (loaded !== current) return;
          const isWhole = !current.isBehind && !changed.fromCache && !gone.fromCache;
          const { own } = current.directory;
          show({ status: 'ready', isWhole, own, pendingIds: changed.pendingIds, error: null });
        },
        (error: unknown) => {
          forget();
          fail(toAppError(error));
        },
      );
  };

  const start = () => {
    clearTimeout(hold);
    leaveHead ??= head.subscribe(headChanged);
    if (state.status === 'unavailable') {
      show({ status: 'loading', error: null });
      head.get().retry();
    }
  };

  const stop = () => {
    clearTimeout(hold);
    leaveHead?.();
    leaveHead = null;
    forget();
    state = { ...RESTING, version: state.version };
  };

  const index = (): OpenIndex => {
    if (!loaded) throw new AppError('unavailable');
    return loaded.index;
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      const reader = () => listener();
      readers.add(reader);
      if (readers.size === 1) start();
      return () => {
        if (readers.delete(reader) && readers.size === 0) hold = setTimeout(stop, HOLD_MS);
      };
    },
    rest: () => {
      if (readers.size > 0) return;
      stop();
      live.dropUnread();
    },
    ask: async (question) => index().ask(question),
    duplicates: async (typed, selfId) => index().duplicates(typed, selfId),
    matching: async (keys) => index().matching(keys),
  };
}
