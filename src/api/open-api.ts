import { idToken } from '@/data/session/id-token';
import type { Api } from './api-context';
import { askAgain } from './ask-again';
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
  let opened: Promise<LocalApi> | null = null;
  const open = () =>
    (opened ??= import('./local/local-api').then(({ createLocalApi }) => createLocalApi(parts)));
  return {
    send: createClient({ server: '', adapter: async (config) => (await open()).adapter(config) }),
    watch: (call, input, onChange) => {
      let isOver = false;
      let end: () => void = () => {
        isOver = true;
      };
      void open().then((api) => {
        if (!isOver) end = api.watch(call, input, onChange);
      });
      return () => end();
    },
  };
}
