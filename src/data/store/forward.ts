import type { DocStore } from './port';

/** What is asked of a store and answered once. */
type Asked = Omit<DocStore, 'watch' | 'watchDoc' | 'close'>;

/**
 * Everything that a store is asked once, passed on by `ask`, which chooses the store and may refuse, wait or repeat. A
 * store around another one adds its listeners, its end and what differs.
 */
export function forward(ask: <T>(question: (store: DocStore) => Promise<T>) => Promise<T>): Asked {
  return {
    page: (spec) => ask((store) => store.page(spec)),
    count: (spec) => ask((store) => store.count(spec)),
    sum: (spec, field) => ask((store) => store.sum(spec, field)),
    commit: (writes) => ask((store) => store.commit(writes)),
    send: (writes) => ask((store) => store.send(writes)),
    drained: () => ask((store) => store.drained()),
    pause: () => ask((store) => store.pause()),
    resume: () => ask((store) => store.resume()),
    readLocal: (ref) => ask((store) => store.readLocal(ref)),
    readServer: (ref) => ask((store) => store.readServer(ref)),
  };
}
