import { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { loadOnce } from '@/data/base/load-once';
import { idToken } from '@/data/session/id-token';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import type { Api } from './api-context';
import { askAgain } from './ask-again';
import type { Refusal } from './call-error';
import { createClient } from './client';
import type { LocalApi, LocalParts } from './local/local-api';

/**
 * The API of this build: with `VITE_API_MODE=http` a server at `VITE_API_URL`, else the local answers over `parts`,
 * which are loaded with the first call. The build leaves the other one out.
 */
export function openApi(parts: LocalParts): Api {
  return import.meta.env.VITE_API_MODE === 'http' ? serverApi() : localApi(parts);
}

function serverApi(): Api {
  const send = createClient({ server: import.meta.env.VITE_API_URL ?? '', token: idToken });
  return { send, watch: (_call, _input, onChange) => askAgain(onChange) };
}

function localApi(parts: LocalParts): Api {
  return localApiOf(async () => (await import('./local/local-api')).createLocalApi(parts));
}

/** The API of this device. Where its code does not load, a call says so, and a watch begins with the connection. */
export function localApiOf(load: () => Promise<LocalApi>): Api {
  const open = loadOnce(load);
  return {
    send: createClient({
      server: '',
      adapter: async (config) => {
        const api = await open().catch((cause: unknown) => Promise.reject(notLoaded(config, cause)));
        return api.adapter(config);
      },
    }),
    watch: (call, input, onChange) => {
      const over = new AbortController();
      const { signal } = over;
      const begin = (isLate: boolean): Promise<void> =>
        open().then(
          (api) => {
            if (signal.aborted) return;
            signal.addEventListener('abort', api.watch(call, input, onChange));
            // What was asked meanwhile got no answer.
            if (isLate) onChange();
          },
          () => window.addEventListener('online', () => void begin(true), { once: true, signal }),
        );
      void begin(false);
      return () => over.abort();
    },
  };
}

function notLoaded(config: InternalAxiosRequestConfig, cause: unknown): AxiosError<Refusal> {
  const data: Refusal = { message: ERROR_SENTENCES.network, code: 'network' };
  const response = { status: 503, statusText: '', headers: {}, config, data };
  return new AxiosError(String(cause), 'network', config, null, response);
}
