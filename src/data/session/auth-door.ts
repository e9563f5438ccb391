import type { AppError } from '@/domain/core/errors';
import type { Account, SignInProvider } from './session';

/** Providers that sign in through a popup. */
export type PopupProvider = 'google' | 'facebook' | 'apple';

/** True when sign-in and stored data survive the window: "This is my own device". */
export type DeviceChoice = { readonly ownDevice: boolean };

/** The name for a new account; each part may be ''. */
export type PersonName = { readonly firstName: string; readonly lastName: string };

/** A code was sent to a phone; pass the typed code. */
export type PhoneChallenge = { readonly confirm: (code: string) => Promise<void> };

/** The content of a mailed link. */
export type MailedCode = {
  /** The recipient's address. */
  readonly email: string;
  /** The account's address until a change of it is confirmed; '' for other links. */
  readonly previousEmail: string;
  readonly isOwn: boolean;
};

/** Changes to the sign-in methods, for the account screen. */
export type MethodsDoor = {
  readonly changePassword: (current: string, next: string) => Promise<void>;
  /** Reauthenticates the current user. */
  readonly confirmWithPassword: (password: string) => Promise<void>;
  readonly confirmWithPopup: (provider: PopupProvider) => Promise<void>;
  readonly linkPopup: (provider: PopupProvider) => Promise<void>;
  readonly linkPassword: (password: string) => Promise<void>;
  /** Sends a code that adds the phone or reauthenticates the user. */
  readonly startPhoneFor: (purpose: 'link' | 'confirm', phone: string) => Promise<PhoneChallenge>;
  readonly unlink: (provider: SignInProvider) => Promise<void>;
};

/** All uses of the sign-in service; rejects with AppError. Never reveals which addresses have accounts. */
export type AuthDoor = {
  /** Reports the current account and every change, verification included. */
  readonly watch: (
    onAccount: (account: Account | null) => void,
    onError: (error: AppError) => void,
  ) => () => void;
  readonly registerWithEmail: (
    email: string,
    password: string,
    choice: DeviceChoice,
    name: PersonName,
  ) => Promise<void>;
  readonly loginWithEmail: (email: string, password: string, choice: DeviceChoice) => Promise<void>;
  readonly loginWithPopup: (provider: PopupProvider, choice: DeviceChoice) => Promise<void>;
  readonly startPhone: (phone: string, choice: DeviceChoice) => Promise<PhoneChallenge>;
  readonly sendVerification: () => Promise<void>;
  /** Sets the first or another address of the current, unverified account. */
  readonly setEmail: (email: string) => Promise<void>;
  /** True when the address was verified meanwhile. */
  readonly refreshVerification: () => Promise<boolean>;
  readonly applyActionCode: (code: string) => Promise<void>;
  readonly sendReset: (email: string) => Promise<void>;
  /** Reads a mailed link's code without redeeming it. */
  readonly readCode: (code: string) => Promise<MailedCode>;
  readonly methods: () => Promise<MethodsDoor>;
  /** Sets whether the current account survives the window. */
  readonly keepOn: (choice: DeviceChoice) => Promise<void>;
  /** The current account's token for other requests; `isForced` ignores the cached one. */
  readonly idToken: (isForced: boolean) => Promise<string>;
  readonly signOut: () => Promise<void>;
};
