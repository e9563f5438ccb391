import type { AppError } from '@/domain/core/errors';
import type { SessionUser } from '@/domain/session/session';
import type { Viewer } from '@/domain/access/viewer';

/** Sign-in methods, by Firebase's provider names. */
export type SignInProvider = 'password' | 'phone' | 'google.com' | 'facebook.com' | 'apple.com';

/** The sign-in account, without the user's record. */
export type Account = {
  readonly uid: string;
  readonly email: string;
  readonly phone: string;
  readonly displayName: string;
  readonly providers: readonly SignInProvider[];
  readonly isEmailVerified: boolean;
  /** True when this account counts as signed in: verified e-mail, or through Facebook. */
  readonly isVerified: boolean;
  /** When this session began or was last reauthenticated; epoch ms, exact to the second. */
  readonly signedInAt: number;
};

/** An authenticated user who does not count as signed in yet: /login shows the verification step. */
export type PendingUser = Pick<Account, 'uid' | 'email' | 'phone' | 'providers'>;

/** Who ended the session, if not this window: another tab, a sign-out of all devices, or the sign-in service. */
export type SessionEnd = 'otherTab' | 'everywhere' | 'service';

/** The app's session. `starting` means unknown, never signed out. */
export type Session =
  | {
      readonly state: 'starting';
      /** Why it is stuck, or null while it is just loading. */
      readonly problem: AppError | null;
      readonly retry: () => void;
    }
  | {
      readonly state: 'signedOut';
      readonly pendingUser: PendingUser | null;
      /** How a session of this window ended, if it was not ended here. */
      readonly ended?: SessionEnd;
    }
  | {
      readonly state: 'signedIn';
      readonly user: SessionUser;
      /** The same object until the user's rights change. */
      readonly viewer: Viewer;
      readonly account: Account;
      /** True from writing the blank record until the next sign-in. */
      readonly isFirstLogin: boolean;
    };
