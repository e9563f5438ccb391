import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { AppError } from '@/domain/core/errors';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { CustomerRows, NO_CUSTOMERS } from '@/domain/directory/packed-customers';
import { ownAsked } from '@/domain/directory/question';
import type { CustomerAnswer, CustomerQuestion } from '@/domain/directory/question';
import { sameList } from '@/domain/directory/same-customer';
import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';
import { allRows } from '@/domain/core/rows';
import type { Rows } from '@/domain/core/rows';
import { toAppError } from '../base/app-error';
import { useData } from '../runtime/data-context';
import { useViewer } from '../session/use-session';
import { mayLoadDirectory } from './directory-queries';
import type { DirectorySource } from './directory-source';
import { RESTING } from './directory-state';
import type { DirectoryState } from './directory-state';
import { openDirectory, openedDirectory } from './open-directory';
import { followSource, readInParts } from './read-in-parts';
import { untilWhole } from './until-whole';

/** The directory's answer to a query. */
export type DirectoryAnswer = {
  /** `off`: not allowed, or no query. `unavailable`: the caller must do without. The last answer stays. */
  readonly status: 'off' | 'loading' | 'building' | 'ready' | 'unavailable';
  readonly customers: CustomerRows;
  readonly total: number;
  readonly all: number;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly own: readonly string[];
  readonly pendingIds: ReadonlySet<string>;
  readonly error: AppError | null;
  /** Ids of all matches in order, also while it opens. Rejects with 'unavailable' where incomplete or off. */
  readonly readIds: () => Promise<readonly string[]>;
};

const NOTHING: CustomerAnswer = {
  customers: new CustomerRows(NO_CUSTOMERS),
  total: 0,
  all: 0,
  tags: [],
  sources: [],
  own: [],
};
const OFF: DirectoryAnswer = {
  ...NOTHING,
  status: 'off',
  pendingIds: new Set(),
  error: null,
  readIds: async () => {
    throw new AppError('unavailable');
  },
};

type Given = {
  readonly answer: CustomerAnswer;
  readonly by: DirectorySource;
  readonly key: string;
  readonly version: number;
};

/** Queries all customers (null: none); the first query loads the directory, with `shown` until its answer. */
export function useDirectory(
  question: CustomerQuestion | null,
  shown?: RefObject<Rows<ListedCustomer>>,
): DirectoryAnswer {
  const viewer = useViewer();
  const { live } = useData();
  const isAsked = question !== null && mayLoadDirectory(viewer);
  const { source, state, show } = useSource(isAsked);
  const limit = question?.limit ?? 0;
  const key = isAsked ? JSON.stringify({ ...question, limit: 0 }) : null;
  const [given, setGiven] = useState<Given | null>(null);
  const latest = useRef(given);
  useEffect(() => {
    if (!source || key === null) return;
    // Written from a query just above.
    const parts = { ...(JSON.parse(key) as CustomerQuestion), limit };
    return followSource(
      source,
      (version) => {
        const known = latest.current;
        const isSame = known?.by === source && known.key === key && known.version === version;
        return readInParts(source, parts, isSame ? known.answer : null);
      },
      (found, version) => {
        const before = latest.current?.answer;
        const earlier = before?.customers.held() ?? allRows(shown?.current ?? []);
        const customers = new CustomerRows(found.customers, earlier);
        const answer = {
          ...found,
          customers,
          tags: sameList(before?.tags, found.tags),
          sources: sameList(before?.sources, found.sources),
          own: sameList(before?.own, found.own),
        };
        latest.current = { answer, by: source, key, version };
        // A transition: key presses do not wait for the list.
        startTransition(() => {
          setGiven(latest.current);
          show(source);
        });
      },
    );
  }, [source, key, limit, shown, show]);

  if (!isAsked) return OFF;
  const readIds = async () => {
    const opened = await openDirectory(live, viewer);
    if (!(await untilWhole(opened))) throw new AppError('unavailable');
    return (await readInParts(opened, { ...question, limit: Infinity }, null)).customers.ids;
  };
  if (!state) return { ...OFF, status: 'loading', readIds };
  const answer = given && given.by === source ? given.answer : null;
  const isWaiting = state.status === 'ready' && !answer;
  // A field that was just chosen for lists is not in the shards before they are rebuilt.
  const lacks = state.status === 'ready' && ownAsked(question).some((key) => !state.own.includes(key));
  return {
    ...(answer ?? NOTHING),
    status: lacks ? 'building' : isWaiting ? 'loading' : state.status,
    pendingIds: state.pendingIds,
    error: state.error,
    readIds,
  };
}

/** Possible duplicates of a customer being typed; null until another screen has loaded the directory. */
export function useDirectoryDuplicates(typed: TypedCustomer, selfId?: string): readonly Duplicate[] | null {
  const { live } = useData();
  const source = openedDirectory(live);
  const isReady = source?.get().status === 'ready';
  const [found, setFound] = useState<readonly Duplicate[]>([]);
  useEffect(() => {
    if (!source || !isReady) return;
    let isCurrent = true;
    source.duplicates(typed, selfId).then(
      (duplicates) => isCurrent && setFound(duplicates),
      // Freed meanwhile: the hint stays as it was.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, isReady, typed, selfId]);
  return isReady ? found : null;
}

/** The session's directory. `ready` is set together with the first answer, so a screen never shows an empty list. */
function useSource(isAsked: boolean): {
  readonly source: DirectorySource | null;
  readonly state: DirectoryState | null;
  readonly show: (source: DirectorySource) => void;
} {
  const viewer = useViewer();
  const { live } = useData();
  const [read, setRead] = useState<{
    readonly source: DirectorySource;
    readonly state: DirectoryState;
  } | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const show = useCallback((source: DirectorySource) => setRead({ source, state: source.get() }), []);
  useEffect(() => {
    if (!isAsked) return;
    let leave: (() => void) | null = null;
    let hasLeft = false;
    openDirectory(live, viewer).then(
      (source) => {
        if (hasLeft) return;
        setFailure(null);
        leave = source.subscribe(() => source.get().status !== 'ready' && show(source));
        show(source);
      },
      (error: unknown) => !hasLeft && setFailure(toAppError(error)),
    );
    return () => {
      hasLeft = true;
      leave?.();
    };
  }, [isAsked, live, viewer, show]);
  const current = read && openedDirectory(live) === read.source ? read : null;
  if (failure && !current) {
    const state: DirectoryState = { ...RESTING, status: 'unavailable', error: failure };
    return { source: null, state, show };
  }
  return { source: current?.source ?? null, state: current?.state ?? null, show };
}
