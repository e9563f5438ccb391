import { createContext } from 'react';
import type { Session } from './session';

/** The session alone: the public pages of a visitor run without the rest of the data room. */
export const SessionContext = createContext<Session | null>(null);
