import { FacebookAuthProvider, GoogleAuthProvider, OAuthProvider, RecaptchaVerifier } from 'firebase/auth';
import type { ApplicationVerifier, Auth, AuthProvider, ConfirmationResult, User } from 'firebase/auth';
import { AppError } from '@/domain/core/errors';
import type { PhoneChallenge, PopupProvider } from './auth-door';
import { authError } from './auth-errors';

/** Makes an action reject with AppError. */
export function safe<A extends readonly unknown[], R>(
  act: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await act(...args);
    } catch (error) {
      throw authError(error);
    }
  };
}

/** The signed-in user. @throws AppError('needs-recent-login') without one */
export function currentUser(auth: Auth): User {
  if (!auth.currentUser) throw new AppError('needs-recent-login');
  return auth.currentUser;
}

/** Creates Firebase's provider with the requested scopes. */
export function providerOf(name: PopupProvider): AuthProvider {
  switch (name) {
    case 'google':
      return new GoogleAuthProvider();
    case 'facebook':
      return withScopes(new FacebookAuthProvider(), 'email');
    case 'apple':
      return withScopes(new OAuthProvider('apple.com'), 'email', 'name');
  }
}

function withScopes<P extends FacebookAuthProvider | OAuthProvider>(
  provider: P,
  ...scopes: readonly string[]
): P {
  for (const scope of scopes) provider.addScope(scope);
  return provider;
}

/** Sends a code by text message, behind the invisible reCAPTCHA. */
export async function sendCode(
  auth: Auth,
  send: (verifier: ApplicationVerifier) => Promise<ConfirmationResult>,
): Promise<PhoneChallenge> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const confirmation = await send(verifier);
    return { confirm: safe(async (code) => void (await confirmation.confirm(code))) };
  } finally {
    verifier.clear();
    place.remove();
  }
}
