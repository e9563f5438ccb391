import { listenLate } from '../base/listen-late';
import type { DocStore } from '../store/port';
import type { Account } from './session';
import type { PersonListeners, watchPerson } from './watch-person';

/** Loads `watchPerson`: visitors do not need it. */
export type LoadWatch = () => Promise<(...args: Parameters<typeof watchPerson>) => () => void>;

/** Like `watchPerson`, once its code is loaded; a failed load is reported as a problem. */
export function followPerson(
  load: LoadWatch,
  store: DocStore,
  account: Account,
  listeners: PersonListeners,
): () => void {
  return listenLate(load(), (watch) => watch(store, account, listeners), listeners.onProblem);
}
