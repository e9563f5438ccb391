import type { AppError } from '@/domain/core/errors';
import type { Account, SignInProvider } from './session';

/** Popup ways to sign in. */
export type PopupProvider = 'google' | 'facebook' | 'apple';

/** Whether sign-in and stored data outlive the browser window: "This is my own device". */
export type DeviceChoice = { readonly ownDevice: boolean };

/** What a new account calls its person; each may be ''. */
export type PersonName = { readonly firstName: string; readonly lastName: string };

/** A code is on its way to a phone; give it what the person typed. */
export type PhoneChallenge = { readonly confirm: (code: string) => Promise<void> };

/** What a mailed link is about. */
export type MailedCode = {
  /** The address it was sent to. */
  readonly email: string;
  /** The address that the account has until a change of it is confirmed; '' for other links. */
  readonly previousEmail: string;
  /** Whether the account that the link is for is signed in here. */
  readonly isOwn: boolean;
};

/** What the account's own screen does to the ways to sign in. */
export type MethodsDoor = {
  readonly changePassword: (current: string, next: string) => Promise<void>;
  /** Proves once more that the current account's person is here. */
  readonly confirmWithPassword: (password: string) => Promise<void>;
  readonly confirmWithPopup: (provider: PopupProvider) => Promise<void>;
  /** Adds a way to sign in to the current account. */
  readonly linkPopup: (provider: PopupProvider) => Promise<void>;
  /** Gives the account its first password; it signs in with the account's address. */
  readonly linkPassword: (password: string) => Promise<void>;
  /** Sends a code by which the phone is added, or the person proves that they are here. */
  readonly startPhoneFor: (purpose: 'link' | 'confirm', phone: string) => Promise<PhoneChallenge>;
  /** Takes a way to sign in away. */
  readonly unlink: (provider: SignInProvider) => Promise<void>;
};

/**
 * Everything the app asks of the sign-in service. Every promise rejects with AppError; sentences never
 * tell whether an address has an account where the service hides it.
 */
export type AuthDoor = {
  /** Tells the current account and every change, verification included. */
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
  /** Sends the verification mail to the current account's address again. */
  readonly sendVerification: () => Promise<void>;
  /** Gives the current, not yet verified account this address: its first one, or another. */
  readonly setEmail: (email: string) => Promise<void>;
  /** Asks whether the address was verified meanwhile. */
  readonly refreshVerification: () => Promise<boolean>;
  /** Redeems a mailed verification link's code. */
  readonly applyActionCode: (code: string) => Promise<void>;
  readonly sendReset: (email: string) => Promise<void>;
  /** Reads a mailed link's code without using it up. */
  readonly readCode: (code: string) => Promise<MailedCode>;
  /** What is done to the ways to sign in; comes when it is needed. */
  readonly methods: () => Promise<MethodsDoor>;
  /** Decides for the current account whether it outlives the window. */
  readonly keepOn: (choice: DeviceChoice) => Promise<void>;
  /** The current account's token for a request of one's own; `isForced` does without the one at hand. */
  readonly idToken: (isForced: boolean) => Promise<string>;
  readonly signOut: () => Promise<void>;
};
