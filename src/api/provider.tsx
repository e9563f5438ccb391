import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useCommit, useCommitUntilSent } from '@/data/runtime/use-commit';
import { useData } from '@/data/runtime/data-context';
import { useUser, useViewer } from '@/data/session/use-session';
import { ApiContext } from './api-context';
import { openApi } from './open-api';

/** Gives the screens below it the API of the signed-in user. Answers end with the user or their rights. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const { store, live } = useData();
  const viewer = useViewer();
  const user = useUser();
  const commit = useCommit();
  const commitUntilSent = useCommitUntilSent();
  const api = useMemo(
    () => openApi({ store, live, viewer, user, commit, commitUntilSent }),
    [store, live, viewer, user, commit, commitUntilSent],
  );
  const queries = useMemo(() => queriesOf(viewer), [viewer]);
  useEffect(() => () => queries.clear(), [queries]);
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

/** The answers of one viewer. Watches report what is stale; without a connection the device answers. */
function queriesOf(_viewer: object): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: 30_000, retry: false, networkMode: 'always' } },
  });
}
