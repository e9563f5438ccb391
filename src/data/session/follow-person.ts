import { listenLate } from '../core/listen-late';
import type { DocStore } from '../store/port';
import type { Account } from './session';
import type { PersonListeners, watchPerson } from './watch-person';

/** Loads `watchPerson`: visitors need nothing of it. */
export type LoadWatch = () => Promise<typeof watchPerson>;

/** As `watchPerson`, once its code is there; a failed load is a problem like any other. */
export function followPerson(
  load: LoadWatch,
  store: DocStore,
  account: Account,
  listeners: PersonListeners,
): () => void {
  return listenLate(load(), (watch) => watch(store, account, listeners), listeners.onProblem);
}
