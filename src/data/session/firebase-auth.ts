import type { FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  checkActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  linkWithCredential,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { AppError } from '@/domain/core/errors';
import { emailKey, isSameEmail } from '@/domain/format/email';
import type { Address } from '../base/environment';
import { isFirebaseFailure, plainCode } from '../base/firebase-error';
import { newLinkId } from '../core/ids';
import { saveOwnDevice } from '../base/own-device';
import type { AuthDoor, DeviceChoice } from './auth-door';
import { authError } from './auth-errors';
import { accountOf } from './firebase-account';
import { currentUser, providerOf, safe, sendCode } from './firebase-steps';
import type { Settle } from './settle-sign-in';

/** Firebase's sign-in service; `settle` has the server check an account that another service verified. */
export function openFirebaseAuth(app: FirebaseApp, emulator: Address | null, settle: Settle): AuthDoor {
  // No popup resolver here: its iframe loads on the first popup, not at every start.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, browserSessionPersistence] });
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator.host}:${emulator.port}`, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }

  // A pending popup sign-in: its account is reported only once it is settled.
  let settling: Promise<unknown> | null = null;

  return mapped({
    watch: (onAccount, onError) => watchAccount(auth, () => settling, onAccount, onError),
    registerWithEmail: async (email, password, choice, { firstName, lastName }) => {
      await keep(auth, choice);
      const { user } = await createUserWithEmailAndPassword(auth, emailKey(email), password);
      const displayName = `${firstName} ${lastName}`.trim();
      if (displayName) await updateProfile(user, { displayName });
      // The account exists: if this mail fails, the verification step offers another one.
      await sendEmailVerification(user, backToLogin()).catch(ignoreMailFailure);
    },
    loginWithEmail: async (email, password, choice) => {
      await keep(auth, choice);
      await signInWithEmailAndPassword(auth, emailKey(email), password);
    },
    loginWithPopup: async (provider, choice) => {
      await keep(auth, choice);
      const signingIn = signInWithPopup(auth, providerOf(provider), browserPopupRedirectResolver).then(
        async (result) => (await import('./settle-sign-in')).settleSignIn(auth, result, settle),
      );
      const own = signingIn.catch(() => undefined);
      settling = own;
      try {
        await signingIn;
      } finally {
        if (settling === own) settling = null;
      }
    },
    startPhone: async (phone, choice) => {
      await keep(auth, choice);
      return sendCode(auth, (verifier) => signInWithPhoneNumber(auth, phone, verifier));
    },
    sendVerification: () => sendEmailVerification(currentUser(auth), backToLogin()),
    setEmail: (email) => setEmail(currentUser(auth), emailKey(email)),
    refreshVerification: async () => {
      const user = currentUser(auth);
      await user.reload();
      if (user.emailVerified) await user.getIdToken(true);
      return (await accountOf(user)).isVerified;
    },
    applyActionCode: async (code) => {
      await applyActionCode(auth, code);
      const user = auth.currentUser;
      if (!user) return;
      await user.reload();
      await user.getIdToken(true);
    },
    sendReset: (email) =>
      sendPasswordResetEmail(auth, emailKey(email), backToLogin()).catch(hideUnknownAddress),
    readCode: async (code) => {
      const { data } = await checkActionCode(auth, code);
      const [email, previousEmail] = [data.email ?? '', data.previousEmail ?? ''];
      return { email, previousEmail, isOwn: await isSignedIn(auth, previousEmail || email) };
    },
    methods: async () => {
      const { firebaseMethods } = await import('./firebase-methods').catch((cause: unknown) => {
        throw new AppError('network', { cause });
      });
      return firebaseMethods(auth);
    },
    keepOn: (choice) => keep(auth, choice),
    idToken: (isForced) => currentUser(auth).getIdToken(isForced),
    signOut: () => signOutOrStay(auth),
  });
}

/** Reports the account at every change of user or token; a slow answer never overtakes a newer one. */
function watchAccount(
  auth: Auth,
  settling: () => Promise<unknown> | null,
  onAccount: Parameters<AuthDoor['watch']>[0],
  onError: Parameters<AuthDoor['watch']>[1],
): () => void {
  let latest = 0;
  return onIdTokenChanged(auth, (user) => {
    latest += 1;
    const mine = latest;
    const account = user ? settledAccountOf(user, settling()) : Promise.resolve(null);
    account.then(
      (known) => {
        if (mine === latest) onAccount(known);
      },
      (error: unknown) => {
        if (mine === latest) onError(authError(error));
      },
    );
  });
}

/** Services that verify an address: their sessions wait until the account is settled. */
const VOUCHING: readonly (string | null)[] = ['google.com', 'apple.com'];

/** The account of a user; a session begun in a popup waits until that is settled. */
async function settledAccountOf(user: User, settling: Promise<unknown> | null) {
  if (settling && VOUCHING.includes((await user.getIdTokenResult()).signInProvider)) await settling;
  return accountOf(user);
}

async function keep(auth: Auth, { ownDevice }: DeviceChoice): Promise<void> {
  await setPersistence(auth, ownDevice ? browserLocalPersistence : browserSessionPersistence);
  saveOwnDevice(ownDevice);
}

/** The first address comes with a random password (a reset makes it usable); others wait for the verification. */
async function setEmail(user: User, email: string): Promise<void> {
  if (user.email === null) {
    await linkWithCredential(user, EmailAuthProvider.credential(email, newLinkId()));
    await sendEmailVerification(user, backToLogin());
  } else if (isSameEmail(user.email, email)) {
    await sendEmailVerification(user, backToLogin());
  } else {
    await verifyBeforeUpdateEmail(user, email, backToLogin());
  }
}

/** True when the account with this address is signed in here; asks the server, because it may be deleted there. */
async function isSignedIn(auth: Auth, email: string): Promise<boolean> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return false;
  try {
    await user.reload();
  } catch (error) {
    if (isFirebaseFailure(error) && plainCode(error) === 'network-request-failed') throw error;
    return false;
  }
  return isSameEmail(user.email ?? '', email);
}

/**
 * The SDK clears the account before removing it from the browser's storage. When that fails, the user would be half
 * signed out, without rights on a screen that still shows them: they stay signed in.
 */
async function signOutOrStay(auth: Auth): Promise<void> {
  const user = auth.currentUser;
  try {
    await signOut(auth);
  } catch (error) {
    await updateCurrentUser(auth, user);
    throw error;
  }
}

/** Mail links lead to the login screen, which redeems them. */
function backToLogin(): { readonly url: string } {
  return { url: `${window.location.origin}/login` };
}

function ignoreMailFailure(): void {}

/** A reset for an unknown address must look like any other. */
function hideUnknownAddress(error: unknown): void {
  if (isFirebaseFailure(error) && plainCode(error) === 'user-not-found') return;
  throw error;
}

function mapped(door: AuthDoor): AuthDoor {
  return {
    watch: door.watch,
    registerWithEmail: safe(door.registerWithEmail),
    loginWithEmail: safe(door.loginWithEmail),
    loginWithPopup: safe(door.loginWithPopup),
    startPhone: safe(door.startPhone),
    sendVerification: safe(door.sendVerification),
    setEmail: safe(door.setEmail),
    refreshVerification: safe(door.refreshVerification),
    applyActionCode: safe(door.applyActionCode),
    sendReset: safe(door.sendReset),
    readCode: safe(door.readCode),
    methods: door.methods,
    keepOn: safe(door.keepOn),
    idToken: safe(door.idToken),
    signOut: safe(door.signOut),
  };
}
