import { useMemo } from 'react';
import { defaultSettings, rosterShape, settingsShape } from '@/domain/company';
import type { BusinessSettings, Roster } from '@/domain/company';
import { preferencesShape } from '@/domain/preferences';
import type { Preferences } from '@/domain/preferences';
import type { SessionUser } from '@/domain/session';
import { initialOf } from '@/domain/shape';
import type { Viewer } from '@/domain/viewer';
import { useData } from '../data-context';
import { useLiveRecord } from '../live/use-live';
import { recordRef } from '../query';
import type { Account, Session } from './session';

/** Who uses the app: starting, signed out or signed in. */
export function useSession(): Session {
  return useData().session;
}

/** The signed-in person; throws on screens that may be seen signed out. */
export function useUser(): SessionUser {
  return useSignedIn().user;
}

/** The signed-in person's rights, which queries are built from; throws when signed out. */
export function useViewer(): Viewer {
  return useSignedIn().viewer;
}

/** The signed-in person's sign-in account: e-mail, phone and ways to sign in. */
export function useAccount(): Account {
  return useSignedIn().account;
}

/** How the business works; defaults, with this device's time zone, until it saved its own. */
export function useSettings(): {
  readonly settings: BusinessSettings;
  /** Whether the business has stored settings: changes are a patch then, else a create. */
  readonly saved: boolean;
  readonly isLoading: boolean;
} {
  const { owner } = useViewer();
  const { record, status } = useLiveRecord(recordRef(settingsShape, owner));
  const defaults = useMemo(() => defaultSettings(owner, deviceZone()), [owner]);
  return { settings: record ?? defaults, saved: record !== null, isLoading: status === 'loading' };
}

/** Who works here; nobody until it is read, and nobody for people alone. */
export function useRoster(): Roster {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(rosterShape, owner)).record ?? NO_ROSTER;
}

/** How this person likes the screens; the initial values until they saved their own. */
export function usePreferences(): { readonly preferences: Preferences; readonly saved: boolean } {
  const { uid } = useViewer();
  const { record } = useLiveRecord(recordRef(preferencesShape, uid));
  const initial = useMemo(() => ({ ...initialOf(preferencesShape.fields), uuid: uid }), [uid]);
  return { preferences: record ?? initial, saved: record !== null };
}

const NO_ROSTER: Roster = { owner: '', people: [], updatedAt: 0 };

function useSignedIn(): Extract<Session, { state: 'signedIn' }> {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen is for signed-in people only.');
  return session;
}

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
