/** Every error code with its sentence for users. */
export const ERROR_SENTENCES = {
  'wrong-credentials': 'That e-mail and password do not fit together.',
  'weak-password': 'Choose a password of at least 8 characters.',
  'email-in-use': 'There is already an account with this e-mail. Log in, or reset its password.',
  'invalid-email': 'This does not look like an e-mail address.',
  'invalid-phone': 'This does not look like a phone number.',
  'wrong-code': 'That is not the code we sent. Check it, or send a new one.',
  'popup-closed': 'The login window was closed before it finished. Nothing has changed.',
  'popup-blocked': 'The browser blocked the login window. Allow pop-ups for this site and try again.',
  'account-exists': 'This e-mail already signs in another way. Use that way, then add this one in Account.',
  'too-many-tries': 'Too many tries. Wait a few minutes, then try again.',
  'expired-link': 'This link has expired or was used before. Ask for a new one.',
  'used-link': 'This link was used before. Log in with the password that was chosen then.',
  'needs-recent-login': 'For your safety, log in once more and then repeat this.',
  'account-disabled': 'This account is switched off. Ask your company or our support.',
  network: 'No connection. What you typed is safe; try again when you are back online.',
  denied: 'You do not have the right to do this. Ask an administrator of your company.',
  'not-found': 'This is not there any more.',
  conflict: 'Another user changed this at the same time. Look at the new state and try again.',
  'limit-reached': 'The limit of your plan is reached. What is open can be finished; new items wait.',
  'not-taken':
    'The server does not have this change. Look at what it has now, then send it again or drop it.',
  unsent: 'Some changes are not sent yet.',
  'too-large': 'This is too large to save.',
  invalid: 'Something in here cannot be saved. Check the marked fields.',
  'last-administrator': 'A company needs an administrator. Make another person one first.',
  unavailable: 'Our server does not answer. What you typed is safe; try again in a moment.',
  'storage-full': 'This device has no room left to keep your changes. Free some space and try again.',
  'store-failed':
    'This window can no longer save. What you typed is still in it: copy what you need, then reload.',
  unknown: 'Something went wrong. Nothing you typed is lost; try again.',
} as const;

export type ErrorCode = keyof typeof ERROR_SENTENCES;

const RETRYABLE: readonly ErrorCode[] = ['network', 'unavailable', 'too-many-tries', 'conflict', 'unknown'];

/** The one error type that leaves data/ and functions; its message is the user's sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Whether repeating the same action may succeed. */
  readonly retryable: boolean;

  constructor(code: ErrorCode, options?: { readonly cause?: unknown; readonly sentence?: string }) {
    super(options?.sentence ?? ERROR_SENTENCES[code], { cause: options?.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryable = RETRYABLE.includes(code);
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_SENTENCES, code);
}
