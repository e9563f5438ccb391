import { AppError } from '@/domain/core/errors';
import { sessionUser, viewerOf } from '@/domain/session/session';
import { track } from '../analytics/analytics';
import { toAppError } from '../base/app-error';
import { askAhead } from './ask-ahead';
import type { DataContextValue } from '../runtime/data-context';
import type { OpenJournal } from '../journal/open-journal';
import { connect } from '../session/connection';
import { followPerson } from '../session/follow-person';
import type { LeaveChoice } from '../session/leave';
import { rightsKey, signedOut } from '../session/derive';
import type { RuntimeParts } from './runtime-parts';
import type { Account, Session, SessionEnd } from '../session/session';
import type { Person } from '../session/watch-person';
import { newStage, SETTLE_MS } from './stage';
import type { Stage } from './stage';

/** The running data layer, replaced piece by piece as users sign in and out. */
export type RuntimeState = Pick<DataContextValue, 'session' | 'store' | 'live' | 'journal'>;

/** The source of `DataProvider`; fits `useSyncExternalStore`. */
export type DataRuntime = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => RuntimeState;
};

export type Runtime = DataRuntime & {
  /** True when closing the window now would lose changes. */
  readonly isUnsafeToClose: () => boolean;
};

/**
 * Runs the session: follows the sign-in account, the user's record and company, and opens a new store for each period
 * of unchanged rights. On any change of rights all listeners close, the client terminates and deletes its data, and
 * everything restarts, because an open listener can outlive a revoked right.
 */
export function createRuntime({
  auth,
  openStore,
  openJournal,
  loadWatch,
  forgetWindow,
  firstAsked,
  forgetLastPerson,
}: RuntimeParts): Runtime {
  const listeners = new Set<() => void>();
  // Until the account is known, queries wait; then they go to the right store.
  let stopWaiting = (): void => undefined;
  const waiting = new Promise<never>((_resolve, reject) => {
    stopWaiting = () => reject(new AppError('unavailable'));
  });
  waiting.catch(() => undefined);
  let stage = newStage(
    null,
    () => waiting,
    () => waiting,
  );
  let account: Account | null = null;
  /** Why the session ends; null while it continues. */
  let ending: SessionEnd | 'here' | null = null;
  let steps = Promise.resolve();
  let state: RuntimeState = stateOf(starting(null));

  function starting(problem: AppError | null): Session {
    return { state: 'starting', problem, retry: () => void inTurn(restart) };
  }

  function stateOf(session: Session): RuntimeState {
    const { store, live, journal } = stage;
    return { session, store, live, journal };
  }

  function publish(session: Session): void {
    state = stateOf(session);
    for (const tell of [...listeners]) tell();
  }

  /** Steps run one after the other: a store must be closed before the next one opens. */
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
    await left.store.settled(left.patience);
    left.journal.close();
    await left.store.close();
    stage = newStage(
      next,
      () => openStore(next),
      (parts) => openJournal({ ...parts, onMessage: (message) => void heed(message) }),
      next && firstAsked(next.uid),
    );
    if (next) follow(stage, next);
    publish(next ? starting(null) : signedOut(pending, ending === 'here' ? null : ending));
  }

  function follow(own: Stage, person: Account): void {
    // A paused store waits for the journal, and the user's record may wait for that store.
    void own.journal.opened();
    const asking = askAhead(own);
    const load = () => Promise.all([loadWatch(), asking]).then(([watch]) => watch);
    own.stopWatching = followPerson(load, own.store, person, {
      onPerson: (seen) => {
        if (own === stage) show(own, seen);
      },
      onFirstLogin: () => track('first_login'),
      onProblem: (problem) => {
        if (own === stage) publish(starting(problem));
      },
      onGone: () => {
        if (own === stage) void signedOutElsewhere(own);
      },
    });
  }

  function show(own: Stage, { record, company, isFirstLogin }: Person): void {
    if (!account || own.isOver) return;
    if (record.signedOutAt !== null && record.signedOutAt > account.signedInAt) {
      void signedOutElsewhere(own);
      return;
    }
    const user = sessionUser(record, company);
    const key = rightsKey(user);
    if (own.viewer && own.viewer.key !== key) {
      own.stopWatching();
      void inTurn(restart);
      return;
    }
    own.viewer ??= { key, viewer: viewerOf(user) };
    // Acknowledgements and the like deliver the same record again, without any need to render.
    const { session } = state;
    const isKnown = session.state === 'signedIn' && session.isFirstLogin === isFirstLogin;
    if (isKnown && JSON.stringify(session.user) === JSON.stringify(user)) return;
    publish({ state: 'signedIn', user, viewer: own.viewer.viewer, account, isFirstLogin });
  }

  /** Another tab of the user signs out: this one stops at once, and restarts if the sign-out fails. */
  async function heed(message: 'leaving' | 'staying'): Promise<void> {
    const own = stage;
    ending = message === 'leaving' ? 'otherTab' : null;
    if (message === 'staying') return inTurn(restart);
    own.stopWatching();
    own.live.closeAll();
    own.journal.leave();
    own.patience = 0;
    return inTurn(async () => {
      if (own !== stage) return;
      publish(starting(null));
      await own.store.close();
    });
  }

  async function restart(): Promise<void> {
    await enter(account?.isVerified ? account : null, account);
  }

  async function changeAccount(next: Account | null): Promise<void> {
    const previous = account;
    account = next;
    forgetLastPerson(next?.uid ?? '');
    if (next) ending = null;
    else if (previous) ending ??= 'service';
    const isSame = next?.isVerified && previous?.isVerified && next.uid === previous.uid && stage.account;
    if (!isSame) await enter(next?.isVerified ? next : null, next);
    else if (state.session.state === 'signedIn') publish({ ...state.session, account: next });
  }

  /** All devices were signed out, or the account is deleted: changes unsent by now are given up. */
  async function signedOutElsewhere(own: Stage): Promise<void> {
    if (own.isOver) return;
    own.isOver = true;
    ending = 'everywhere';
    await logout()
      .catch(() => logout({ discardUnsent: true }))
      .catch((error: unknown) => publish(starting(toAppError(error))));
  }

  async function closeFor(
    act: (own: Stage) => Promise<void>,
    choice?: LeaveChoice,
  ): Promise<OpenJournal | null> {
    const own = stage;
    const open = await own.journal.opened();
    await open?.askOthers(choice);
    try {
      await open?.prepareToLeave(choice);
      own.stopWatching();
      own.live.closeAll();
      await own.store.quiet(SETTLE_MS);
      await act(own);
    } catch (error) {
      own.patience = SETTLE_MS;
      own.store.speak();
      own.live.reopen();
      own.stopWatching();
      if (own === stage && own.account) follow(own, own.account);
      open?.tab.tell('staying');
      throw error;
    }
    return open;
  }

  async function keepOn(ownDevice: boolean): Promise<void> {
    const open = await closeFor(() => auth.keepOn({ ownDevice }));
    await open?.forgetEverything();
    await inTurn(restart);
  }

  async function logout(choice?: LeaveChoice, first?: () => Promise<void>): Promise<void> {
    const uid = account?.uid ?? '';
    const open = await closeFor(async (own) => {
      await first?.();
      // Changes unsent by now may be lost.
      own.patience = 0;
      ending ??= 'here';
      await auth.signOut();
    }, choice);
    await open?.forgetEverything();
    // The account's change is queued as a step; waiting for it makes the caller see it done.
    await inTurn(async () => undefined);
    // With a step of its own the account ends, everywhere or for good.
    forgetWindow(uid, first !== undefined);
  }

  connect({ auth, logout, keepOn });
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
    isUnsafeToClose: () => {
      const { entries, isLasting } = stage.journal.get();
      return stage.journal.isStoring() || (!isLasting && (entries.length > 0 || stage.store.unsent() > 0));
    },
  };
}
