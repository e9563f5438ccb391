/** The state passed to the login by another sign-in screen: an address to fill in, and whether its password is new. */
export type LoginState = { readonly email: string; readonly isPasswordNew: boolean };

/** Parses the router's state, which may hold anything after a reload or from another page. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return { email: '', isPasswordNew: false };
  return {
    email: 'email' in state && typeof state.email === 'string' ? state.email : '',
    isPasswordNew: 'isPasswordNew' in state && state.isPasswordNew === true,
  };
}
