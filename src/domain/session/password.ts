/** Shortest accepted password, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** Longest accepted password; more is a slip, and the sign-in service refuses it. */
export const MAX_PASSWORD_LENGTH = 128;

/** Whether a password is long enough. Length is the only rule: symbols make guessing no harder. */
export function isStrongPassword(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
}
