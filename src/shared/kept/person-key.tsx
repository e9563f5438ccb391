import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { personKey } from '@/domain/session/person-keys';

const PersonContext = createContext('');

export type KeptForProps = {
  /** Uid of the person who uses the app, '' for visitors. */
  readonly uid: string;
  readonly children: ReactNode;
};

/** Says for whom the hooks below keep things in this browser. */
export function KeptFor({ uid, children }: KeptForProps) {
  return <PersonContext value={uid}>{children}</PersonContext>;
}

/** The name under which this browser keeps something for the person who uses the app. */
export function usePersonKey(name: string): string {
  return personKey(useContext(PersonContext), name);
}
