import { paths } from '../navigation/paths';

/** How an address is guarded. `home` is guest-only but paints for people who have not finished onboarding. */
export type GuardKind = 'public' | 'guestOnly' | 'home' | 'onboarding' | 'app' | 'addCompany';

/**
 * The guard of one visit. A mailed link (`mode` and `oobCode`) lands on /login and is handled there for
 * whoever opens it: somebody signed in must not be sent away before their link was redeemed.
 */
export function guardOf(kind: GuardKind, search: string): GuardKind {
  const query = new URLSearchParams(search);
  return kind === 'guestOnly' && query.has('mode') && query.has('oobCode') ? 'public' : kind;
}

/** What a guard has to know of the session. Someone authenticated but unverified counts as signed out. */
export type SessionFacts =
  | { readonly state: 'starting' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly onBoarded: boolean; readonly companyUser: boolean };

/**
 * What to do with an address: show it, show the full-screen loader until the session is known, or go
 * elsewhere. `keepWanted` asks the caller to remember the address that was asked for.
 */
export type GuardDecision =
  | { readonly go: 'stay' }
  | { readonly go: 'wait' }
  | { readonly go: 'redirect'; readonly to: string; readonly keepWanted: boolean };

const stay: GuardDecision = { go: 'stay' };
const wait: GuardDecision = { go: 'wait' };
const redirect = (to: string, keepWanted = false): GuardDecision => ({ go: 'redirect', to, keepWanted });

/**
 * Decides for one kind of address and one session. `wanted` is the remembered address, if any: where
 * guests are sent on once they have logged in or finished onboarding, instead of to their account.
 */
export function decide(kind: GuardKind, facts: SessionFacts, wanted: string | null): GuardDecision {
  switch (facts.state) {
    case 'starting':
      return kind === 'public' || kind === 'home' ? stay : wait;
    case 'signedOut':
      return decideSignedOut(kind);
    case 'signedIn':
      return facts.onBoarded ? decideOnBoarded(kind, facts.companyUser, wanted) : decideNotOnBoarded(kind);
  }
}

function decideSignedOut(kind: GuardKind): GuardDecision {
  switch (kind) {
    case 'public':
    case 'home':
    case 'guestOnly':
      return stay;
    case 'onboarding':
      return redirect(paths.login);
    case 'app':
    case 'addCompany':
      return redirect(paths.login, true);
  }
}

function decideNotOnBoarded(kind: GuardKind): GuardDecision {
  switch (kind) {
    case 'public':
    case 'home':
    case 'onboarding':
      return stay;
    case 'guestOnly':
      return redirect(paths.onboarding);
    case 'app':
    case 'addCompany':
      return redirect(paths.onboarding, true);
  }
}

function decideOnBoarded(kind: GuardKind, companyUser: boolean, wanted: string | null): GuardDecision {
  switch (kind) {
    case 'public':
    case 'app':
      return stay;
    case 'home':
      return redirect(paths.account);
    case 'guestOnly':
    case 'onboarding':
      return redirect(safeWanted(wanted) ?? paths.account);
    case 'addCompany':
      return companyUser ? redirect(paths.company) : stay;
  }
}

/**
 * A remembered address that may be gone to: inside the app, on this origin. Everything else, such as
 * `//evil.example` or a forged `https:` address, is null.
 */
export function safeWanted(address: string | null): string | null {
  if (address === null) return null;
  const inside = address === paths.app || /^\/app[/?#]/.test(address);
  return inside && !/[\\\s]/.test(address) && !address.includes('/..') ? address : null;
}
