import { toAppError } from '../core/app-error';
import { listenLate } from '../core/listen-late';
import { loadOnce } from '../core/load-once';
import type { AuthDoor } from './auth-door';

/** The sign-in service as a separate chunk, loaded at the first use and again after a failed load. */
export function createLazyAuth(load: () => Promise<AuthDoor>): AuthDoor {
  const door = loadOnce(load);

  const through = async <T>(act: (auth: AuthDoor) => Promise<T>): Promise<T> => {
    try {
      return await act(await door());
    } catch (error) {
      throw toAppError(error);
    }
  };

  return {
    watch: (onAccount, onError) => listenLate(door(), (auth) => auth.watch(onAccount, onError), onError),
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
