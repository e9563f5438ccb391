import { CLOSED, describeDocStore, isRefused } from '@tests/contract/doc-store.contract';
import { AppError } from '@/domain/core/errors';
import { createMemoryServer } from './memory-server';
import { createMemoryStore } from './memory-store';

describeDocStore('memory store', async () => {
  const server = createMemoryServer({
    authorize: (_write, _before, after) => (isRefused(after) ? new AppError('denied') : null),
  });
  const readable = (collection: string) => (collection === CLOSED ? new AppError('denied') : null);
  const store = createMemoryStore({ server, readable });
  const other = createMemoryStore({ server, readable });
  return {
    store,
    other,
    goOffline: async () => store.goOffline(),
    goOnline: async () => store.goOnline(),
  };
});
