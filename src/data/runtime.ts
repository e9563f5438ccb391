import { AppError } from '@/domain/errors';
import { sessionUser, viewerOf } from '@/domain/session';
import type { SessionUser } from '@/domain/session';
import type { Viewer } from '@/domain/viewer';
import { track } from './analytics';
import { toAppError } from './app-error';
import type { DataContextValue } from './data-context';
import { createLiveStore } from './live/live-store';
import { connect } from './session/connection';
import type { AuthDoor } from './session/auth-door';
import type { Account, Session } from './session/session';
import { watchPerson } from './session/watch-person';
import type { Person } from './session/watch-person';
import { trackCommits } from './store/in-flight';
import type { TrackedStore } from './store/in-flight';
import { createLazyStore } from './store/lazy-store';
import type { DocStore } from './store/port';

/** The running data room, replaced piece by piece as people sign in and out. */
export type RuntimeState = Pick<DataContextValue, 'session' | 'store' | 'live'>;

/** What `DataProvider` stands on; fits `useSyncExternalStore`. */
export type DataRuntime = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => RuntimeState;
};

export type Runtime = DataRuntime & {
  /** Batches of the current store that the server does not have yet. */
  readonly unsent: () => number;
};

export type RuntimeParts = {
  readonly auth: AuthDoor;
  /** Opens a store for visitors (`null`) or for somebody signed in; one at a time. */
  readonly openStore: (account: Account | null) => Promise<DocStore>;
};

/** How long writes on their way may hold up a restart after a change of rights. */
const SETTLE_MS = 3_000;

/** One period with one store: of visitors, or of one person with the same rights. */
type Stage = {
  readonly account: Account | null;
  readonly store: TrackedStore;
  readonly live: RuntimeState['live'];
  viewer: { readonly key: string; readonly viewer: Viewer } | null;
  stopWatching: () => void;
};

/**
 * Runs the session: follows the sign-in account, the person's record and company, and gives each
 * period of unchanged rights a store of its own. On any change of rights all listeners close, the
 * client terminates and forgets, and everything starts again, because an open listener can outlive a
 * right that was taken away.
 */
export function createRuntime({ auth, openStore }: RuntimeParts): Runtime {
  const listeners = new Set<() => void>();
  // Until it is known who is here, questions wait; then they are asked again of the store that is right.
  let stopWaiting = (): void => undefined;
  const waiting = new Promise<never>((_resolve, reject) => {
    stopWaiting = () => reject(new AppError('unavailable'));
  });
  waiting.catch(() => undefined);
  let stage = newStage(null, () => waiting);
  let account: Account | null = null;
  let steps = Promise.resolve();
  let state: RuntimeState = { session: starting(null), store: stage.store, live: stage.live };

  function starting(problem: AppError | null): Session {
    return { state: 'starting', problem, retry: () => void inTurn(restart) };
  }

  function publish(session: Session): void {
    state = { session, store: stage.store, live: stage.live };
    for (const tell of [...listeners]) tell();
  }

  /** Steps wait for each other: a store must be gone before the next one opens. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    steps = steps.then(step).catch((error: unknown) => publish(starting(toAppError(error))));
    return steps;
  }

  async function enter(next: Account | null, pending: Account | null): Promise<void> {
    const left = stage;
    left.stopWatching();
    left.live.closeAll();
    stopWaiting();
    if (next) publish(starting(null));
    await left.store.settled(SETTLE_MS);
    await left.store.close();
    stage = newStage(next, () => openStore(next));
    if (next) follow(stage, next);
    publish(next ? starting(null) : signedOut(pending));
  }

  function follow(own: Stage, person: Account): void {
    own.stopWatching = watchPerson(own.store, person, {
      onPerson: (seen) => {
        if (own === stage) show(own, seen);
      },
      onFirstLogin: () => track('first_login'),
      onProblem: (problem) => {
        if (own === stage) publish(starting(problem));
      },
    });
  }

  function show(own: Stage, { record, company, isFirstLogin }: Person): void {
    if (!account) return;
    const user = sessionUser(record, company);
    const key = rightsKey(user);
    if (own.viewer && own.viewer.key !== key) {
      own.stopWatching();
      void inTurn(restart);
      return;
    }
    own.viewer ??= { key, viewer: viewerOf(user) };
    // Acknowledgements and the like deliver the same record again; nobody needs to draw for that.
    const { session } = state;
    const isKnown = session.state === 'signedIn' && session.isFirstLogin === isFirstLogin;
    if (isKnown && JSON.stringify(session.user) === JSON.stringify(user)) return;
    publish({ state: 'signedIn', user, viewer: own.viewer.viewer, account, isFirstLogin });
  }

  async function restart(): Promise<void> {
    const current = account?.isVerified ? account : null;
    await enter(current, account);
  }

  async function changeAccount(next: Account | null): Promise<void> {
    const previous = account;
    account = next;
    const isSame = next?.isVerified && previous?.isVerified && next.uid === previous.uid && stage.account;
    if (!isSame) await enter(next?.isVerified ? next : null, next);
    else if (state.session.state === 'signedIn') publish({ ...state.session, account: next });
  }

  async function logout(): Promise<void> {
    const own = stage;
    own.stopWatching();
    own.live.closeAll();
    try {
      await auth.signOut();
    } catch (error) {
      own.live.reopen();
      if (own.account) follow(own, own.account);
      throw error;
    }
    // The account's change is under way as a step of its own; whoever waits sees it done.
    await inTurn(async () => undefined);
  }

  connect({ auth, logout });
  auth.watch(
    (next) => void inTurn(() => changeAccount(next)),
    (problem) => publish(starting(problem)),
  );

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => state,
    unsent: () => stage.store.unsent(),
  };
}

function newStage(account: Account | null, open: () => Promise<DocStore>): Stage {
  const store = trackCommits(createLazyStore(open));
  return { account, store, live: createLiveStore(store), viewer: null, stopWatching: () => undefined };
}

function signedOut(pending: Account | null): Session {
  if (!pending) return { state: 'signedOut', pendingUser: null };
  const { uid, email, phone, providers } = pending;
  return { state: 'signedOut', pendingUser: { uid, email, phone, providers } };
}

/** Everything about a person that decides what they may read or write. */
function rightsKey(user: SessionUser): string {
  const { owner, companyUuid, permissionLevel, isAdmin, isCompanyAdmin } = user;
  return JSON.stringify([owner, companyUuid, permissionLevel.toSorted(), isAdmin, isCompanyAdmin]);
}
