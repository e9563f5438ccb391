import type { PopupProvider } from '@/data/session/auth-door';
import type { SignInProvider } from '@/data/session/session';

/** Ways to sign in as people call them, in the order they are shown. */
export const WAYS: Readonly<Record<SignInProvider, string>> = {
  password: 'E-mail and password',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'apple.com': 'Apple',
  phone: 'Phone',
};

/** The window by which a way signs in; password and phone have none. */
export const POPUPS: Readonly<Record<Exclude<SignInProvider, 'password' | 'phone'>, PopupProvider>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  'apple.com': 'apple',
};
