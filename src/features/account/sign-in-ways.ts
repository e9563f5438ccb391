import type { PopupProvider } from '@/data/session/auth-door';
import type { SignInProvider } from '@/data/session/session';

/** Labels of the sign-in methods, in display order. */
export const WAYS: Readonly<Record<SignInProvider, string>> = {
  password: 'E-mail and password',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'apple.com': 'Apple',
  phone: 'Phone',
};

/** The popup of a sign-in method; password and phone have none. */
export const POPUPS: Readonly<Record<Exclude<SignInProvider, 'password' | 'phone'>, PopupProvider>> = {
  'google.com': 'google',
  'facebook.com': 'facebook',
  'apple.com': 'apple',
};
