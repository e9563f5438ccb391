import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  linkWithCredential,
  linkWithPhoneNumber,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPhoneNumber,
  reauthenticateWithPopup,
  unlink,
  updatePassword,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import type { MethodsDoor } from './auth-door';
import { currentUser, providerOf, safe, sendCode } from './firebase-steps';

/** Changes to the sign-in methods, loaded when they are used. */
export function firebaseMethods(auth: Auth): MethodsDoor {
  return {
    changePassword: safe(async (current, next) => updatePassword(await confirmed(auth, current), next)),
    confirmWithPassword: safe(async (password) => void (await confirmed(auth, password))),
    confirmWithPopup: safe(async (provider) => {
      await reauthenticateWithPopup(currentUser(auth), providerOf(provider), browserPopupRedirectResolver);
    }),
    linkPopup: safe(async (provider) => {
      await linkWithPopup(currentUser(auth), providerOf(provider), browserPopupRedirectResolver);
      await tellAgain(auth);
    }),
    linkPassword: safe(async (password) => {
      const user = currentUser(auth);
      await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      await tellAgain(auth);
    }),
    startPhoneFor: safe(async (purpose, phone) => {
      const user = currentUser(auth);
      const send = purpose === 'link' ? linkWithPhoneNumber : reauthenticateWithPhoneNumber;
      const { confirm } = await sendCode(auth, (verifier) => send(user, phone, verifier));
      return {
        confirm: safe(async (code) => {
          await confirm(code);
          await tellAgain(auth);
        }),
      };
    }),
    unlink: safe(async (provider) => {
      await unlink(currentUser(auth), provider);
      await tellAgain(auth);
    }),
  };
}

async function confirmed(auth: Auth, password: string): Promise<User> {
  const user = currentUser(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

/** Changes of sign-in methods do not change the token, and only the token is watched. */
async function tellAgain(auth: Auth): Promise<void> {
  await currentUser(auth).getIdToken(true);
}
