import { toAppError } from '../base/app-error';
import { listenLate } from '../base/listen-late';
import { loadOnce } from '../base/load-once';
import type { Account } from './session';
import type { AuthDoor } from './auth-door';

/** By then a visitor's first screen is complete, and a login is still being typed. */
const LOAD_AFTER_MS = 3_000;

/**
 * The sign-in service as a separate chunk, loaded at the first use and again after a failed load. A browser that stores
 * no account is a visitor's: that is told at once, and the service loads after the first screen.
 * @param storesAccount whether this browser stores an account
 */
export function createLazyAuth(load: () => Promise<AuthDoor>, storesAccount: () => boolean): AuthDoor {
  const door = loadOnce(load);
  /** Begin the listening that waits for the service. */
  const waiting = new Set<() => void>();

  const watchLater = (
    onAccount: (account: Account | null) => void,
    onError: Parameters<AuthDoor['watch']>[1],
  ): (() => void) => {
    let leave: (() => void) | null = null;
    const begin = () => {
      end();
      // A service that does not load is asked for again at the next use, which then reports it.
      const waitAgain = () => void waiting.add(begin);
      leave = listenLate(door(), (auth) => auth.watch(onAccount, onError), waitAgain);
    };
    const timer = setTimeout(begin, LOAD_AFTER_MS);
    const end = () => {
      clearTimeout(timer);
      waiting.delete(begin);
    };
    waiting.add(begin);
    queueMicrotask(() => {
      if (waiting.has(begin)) onAccount(null);
    });
    return () => {
      end();
      leave?.();
    };
  };

  const through = async <T>(act: (auth: AuthDoor) => Promise<T>): Promise<T> => {
    for (const begin of [...waiting]) begin();
    try {
      return await act(await door());
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    watch: (onAccount, onError) =>
      storesAccount()
        ? listenLate(door(), (auth) => auth.watch(onAccount, onError), onError)
        : watchLater(onAccount, onError),
    registerWithEmail: (...args) => through((auth) => auth.registerWithEmail(...args)),
    loginWithEmail: (...args) => through((auth) => auth.loginWithEmail(...args)),
    loginWithPopup: (...args) => through((auth) => auth.loginWithPopup(...args)),
    startPhone: (...args) => through((auth) => auth.startPhone(...args)),
    sendVerification: () => through((auth) => auth.sendVerification()),
    setEmail: (email) => through((auth) => auth.setEmail(email)),
    refreshVerification: () => through((auth) => auth.refreshVerification()),
    applyActionCode: (code) => through((auth) => auth.applyActionCode(code)),
    sendReset: (email) => through((auth) => auth.sendReset(email)),
    readCode: (code) => through((auth) => auth.readCode(code)),
    methods: () => through((auth) => auth.methods()),
    keepOn: (choice) => through((auth) => auth.keepOn(choice)),
    idToken: (isForced) => through((auth) => auth.idToken(isForced)),
    signOut: () => through((auth) => auth.signOut()),
  };
}
