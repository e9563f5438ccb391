/** Shortest password that is accepted, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** Longest password that is accepted; beyond it is a slip, and the sign-in service refuses it. */
export const MAX_PASSWORD_LENGTH = 128;

/** Long enough to be a password here. Length is the whole rule: signs and digits make no guess harder. */
export function isStrongPassword(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH;
}
