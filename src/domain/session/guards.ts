import { paths } from '../navigation/paths';

/** Guard of an address. `home` is guest-only but shows for people who have not finished onboarding. */
export type GuardKind = 'public' | 'guestOnly' | 'home' | 'onboarding' | 'app' | 'addCompany';

/** The guard of one visit. A mailed link (`mode`, `oobCode`) opens /login for everyone. */
export function guardOf(kind: GuardKind, search: string): GuardKind {
  const query = new URLSearchParams(search);
  return kind === 'guestOnly' && query.has('mode') && query.has('oobCode') ? 'public' : kind;
}

/** The session facts a guard needs. A user without a verified address counts as signed out. */
export type SessionFacts =
  | { readonly state: 'starting' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly onBoarded: boolean; readonly companyUser: boolean };

/** The decision for an address. `keepWanted` asks the caller to remember the requested address. */
export type GuardDecision =
  | { readonly go: 'stay' }
  | { readonly go: 'wait' }
  | { readonly go: 'redirect'; readonly to: string; readonly keepWanted: boolean };

const stay: GuardDecision = { go: 'stay' };
const wait: GuardDecision = { go: 'wait' };
const redirect = (to: string, keepWanted = false): GuardDecision => ({ go: 'redirect', to, keepWanted });

/** Decides for a guard and a session. `wanted` is the remembered address for after login or onboarding. */
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

/** A remembered address inside the app and on this origin; null for others, such as `//evil.example`. */
export function safeWanted(address: string | null): string | null {
  if (address === null) return null;
  const inside = address === paths.app || /^\/app[/?#]/.test(address);
  return inside && !/[\\\s]/.test(address) && !address.includes('/..') ? address : null;
}
