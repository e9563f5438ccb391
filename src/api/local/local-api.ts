import { AxiosError } from 'axios';
import type { AxiosAdapter, AxiosResponse } from 'axios';
import { decodeRows } from '@/data/live/decoded';
import { checkRef, problemOf } from '@/data/store/check';
import type { Intent } from '@/data/core/intent';
import type { DataContextValue } from '@/data/runtime/data-context';
import type { Viewer } from '@/domain/access/viewer';
import type { SessionUser } from '@/domain/session/session';
import type { Call } from '../call';
import type { LocalContext } from './handler';
import { readRecord, readRows, untilShown } from './reading';
import { ROOMS } from './rooms';
import { createRouter } from './router';
import type { Router } from './router';

/** The signed-in user's store and changes. */
export type LocalParts = Pick<DataContextValue, 'store' | 'live'> & {
  readonly viewer: Viewer;
  readonly user: SessionUser;
  readonly commit: (intent: Intent) => void;
  /** Without a snackbar. Resolves as soon as the store has the change, or will not get it. */
  readonly commitUntilSent: (intent: Intent) => Promise<void>;
};

/** The API over the user's own documents, in place of a server. */
export type LocalApi = {
  readonly adapter: AxiosAdapter;
  /** Reports every change of the documents behind an answer. */
  readonly watch: <In>(call: Call<In, unknown>, input: In, onChange: () => void) => () => void;
};

/** Answers calls from the user's documents. */
export function createLocalApi(parts: LocalParts, router: Router = createRouter(ROOMS)): LocalApi {
  const context = contextOf(parts);
  return {
    adapter: async (config) => {
      const method = (config.method ?? 'get').toUpperCase();
      const { path, params } = addressOf(config.url ?? '');
      const input = method === 'GET' ? { ...params, ...given(config.params) } : bodyOf(config.data);
      const { status, data } = await router.answer(context, { method, path, input });
      const response: AxiosResponse = { status, data, statusText: '', headers: {}, config };
      if (status < 400) return response;
      throw new AxiosError(`Status ${status}`, String(status), config, null, response);
    },
    watch: ({ method, path }, input, onChange) => {
      let isOver = false;
      const ends: (() => void)[] = [];
      router.watched(context, { method, path, input: input ?? {} }).then(
        (watched) => {
          if (isOver) return;
          for (const one of watched) {
            const source = 'spec' in one ? parts.live.rows(one.spec) : parts.live.doc(one.ref);
            ends.push(source.subscribe(onChange));
          }
          if (watched.length > 0) onChange();
        },
        // An unknown call or input is reported by the call itself.
        () => undefined,
      );
      return () => {
        isOver = true;
        ends.forEach((end) => end());
      };
    },
  };
}

/** The path below `/api` and the parameters of an address, whether or not it names a server or `/api`. */
function addressOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://local.invalid');
  return { path: pathname.replace(/^\/api(?=\/)/, ''), params: Object.fromEntries(searchParams) };
}

/** Parameters with a value; a server does not get the others. */
function given(params: unknown) {
  if (params instanceof URLSearchParams) return Object.fromEntries(params);
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Bodies travel as JSON, as to a server. */
function bodyOf(data: unknown): unknown {
  return typeof data === 'string' ? JSON.parse(data) : (data ?? {});
}

function contextOf({ store, live, viewer, user, commit, commitUntilSent }: LocalParts): LocalContext {
  return {
    viewer,
    user,
    read: (query) => readRows(live, query),
    // An id that the store cannot have is of no record.
    readRecord: async (ref) => (problemOf(() => checkRef(ref.ref)) ? null : readRecord(live, ref)),
    readOnce: async ({ spec, decode }) => {
      const data = await store.page(spec);
      return decodeRows({ status: 'ready', data, error: null, retry: () => undefined }, decode).rows;
    },
    count: ({ spec: { collection, where, limit } }) => store.count({ collection, where, limit }),
    commit,
    commitQuietly: (intent) => void commitUntilSent(intent),
    commitUntilShown: (intent) => commitUntilSent(intent).then(() => untilShown(store, intent)),
    now: () => Date.now(),
  };
}
