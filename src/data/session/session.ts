import type { AppError } from '@/domain/core/errors';
import type { SessionUser } from '@/domain/session/session';
import type { Viewer } from '@/domain/access/viewer';

/** Ways to sign in, by the names Firebase gives their providers. */
export type SignInProvider = 'password' | 'phone' | 'google.com' | 'facebook.com' | 'apple.com';

/** The sign-in account itself, apart from the person's record. */
export type Account = {
  readonly uid: string;
  /** '' when the account has none. */
  readonly email: string;
  /** '' when the account has none. */
  readonly phone: string;
  /** Name as the provider knows it, or ''. */
  readonly displayName: string;
  readonly providers: readonly SignInProvider[];
  readonly isEmailVerified: boolean;
  /** Whether this account counts as signed in: verified e-mail, or through Facebook. */
  readonly isVerified: boolean;
  /** When this session was begun, or last confirmed; epoch ms, exact to the second. */
  readonly signedInAt: number;
};

/** Somebody authenticated who does not count as signed in yet: /login shows the verification step. */
export type PendingUser = Pick<Account, 'uid' | 'email' | 'phone' | 'providers'>;

/** Why somebody is signed out who did not sign out here: in another tab, on all devices, or by the sign-in service. */
export type SessionEnd = 'otherTab' | 'everywhere' | 'service';

/** Who uses the app right now. `starting` is unknown, never signed out. */
export type Session =
  | {
      readonly state: 'starting';
      /** Why it does not get any further, or null while it is simply under way. */
      readonly problem: AppError | null;
      readonly retry: () => void;
    }
  | {
      readonly state: 'signedOut';
      readonly pendingUser: PendingUser | null;
      /** How a session of this window ended that was not ended in it. */
      readonly ended?: SessionEnd;
    }
  | {
      readonly state: 'signedIn';
      readonly user: SessionUser;
      /** Stays the same object until the person's rights change. */
      readonly viewer: Viewer;
      readonly account: Account;
      /** True from the moment the blank record was written until the next sign-in. */
      readonly isFirstLogin: boolean;
    };
