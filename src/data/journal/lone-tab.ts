import { newId } from '../core/ids';
import type { JoinTabs } from './tabs';

/** A tab that shares nothing with others: shared devices keep sign-in and data per window. */
export const joinNoTabs: JoinTabs = () => ({
  id: newId(),
  tell: () => undefined,
  // Earlier writers of this window are gone.
  whenGone: (_tab, run) => queueMicrotask(run),
  alone: () => Promise.resolve(),
  holdUnsent: () => undefined,
  inTurn: (act) => act(),
  othersSent: () => Promise.resolve(true),
  leave: () => undefined,
  close: () => undefined,
});
