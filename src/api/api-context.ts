import { createContext, useContext } from 'react';
import type { Call } from './call';
import type { Client } from './client';

/** The API of the signed-in user. */
export type Api = {
  readonly send: Client;
  /** Reports when an answer has become stale, or of a server may have. */
  readonly watch: <In>(call: Call<In, unknown>, input: In, onChange: () => void) => () => void;
};

export const ApiContext = createContext<Api | null>(null);

/** The API; throws outside `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('This hook needs an ApiProvider above it.');
  return api;
}
