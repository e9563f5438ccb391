import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { personKey } from '@/domain/session/person-keys';

const PersonContext = createContext('');

export type KeptForProps = {
  readonly uid: string;
  readonly children: ReactNode;
};

/** Sets the user whose data the hooks below keep in this browser. */
export function KeptFor({ uid, children }: KeptForProps) {
  return <PersonContext value={uid}>{children}</PersonContext>;
}

/** The storage key of a name for the current user. */
export function usePersonKey(name: string): string {
  return personKey(useContext(PersonContext), name);
}
