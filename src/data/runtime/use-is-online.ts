import { useSyncExternalStore } from 'react';
import { browserSignal } from '../base/signal';

/** True while the browser believes that it has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(browserSignal.onChange, browserSignal.isOnline);
}
