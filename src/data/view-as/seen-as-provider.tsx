import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { viewerOf } from '@/domain/session/session';
import type { SessionUser } from '@/domain/session/session';
import { DataContext, useData } from '../runtime/data-context';
import type { DataContextValue } from '../runtime/data-context';
import { createLiveStore } from '../live/live-store';
import type { Session } from '../session/session';
import { SessionContext } from '../session/session-context';
import { lookingRefusal } from './looking-refusal';
import { createSeenAsStore } from './seen-as-store';

export type SeenAsProviderProps = Pick<DataContextValue, 'onRefused'> & {
  /** The employee's session user; the same object until it changes. */
  readonly user: SessionUser;
  readonly children: ReactNode;
};

/** Runs everything below with that employee's rights and separate listeners. Commits are refused. */
export function SeenAsProvider({ user, onRefused, children }: SeenAsProviderProps) {
  const data = useData();
  const { store, journal } = data;
  const seen = useMemo(() => {
    const session = sessionOf(user);
    const seenStore = createSeenAsStore(store, session.viewer);
    return { session, store: seenStore, live: createLiveStore(seenStore) };
  }, [store, user]);
  useEffect(() => {
    seen.live.reopen();
    return () => seen.live.closeAll();
  }, [seen]);
  const value = useMemo<DataContextValue>(
    () => ({
      ...seen,
      journal: { ...journal, commit: () => Promise.reject(lookingRefusal()) },
      onAccepted: () => undefined,
      onRefused,
    }),
    [seen, journal, onRefused],
  );
  return (
    <SessionContext value={seen.session}>
      <DataContext value={value}>{children}</DataContext>
    </SessionContext>
  );
}

function sessionOf(user: SessionUser): Extract<Session, { state: 'signedIn' }> {
  const account = {
    uid: user.uuid,
    email: user.email,
    phone: '',
    displayName: user.displayName,
    // Their sign-in methods stay private.
    providers: [],
    isEmailVerified: true,
    isVerified: true,
    signedInAt: 0,
  };
  return { state: 'signedIn', user, viewer: viewerOf(user), account, isFirstLogin: false };
}
