import { useState } from 'react';
import { mailsCall } from '@/api/contract/mail';
import type { MailMessage, MailsFilter } from '@/api/contract/mail';
import { useCall } from '@/api/use-call';
import type { CallState } from '@/api/use-call';

type Place = { readonly before: number; readonly beforeId: string };

/** A list's mails with its search and pages. `next` and `previous` are null at the ends. */
export type Mails = {
  readonly rows: readonly MailMessage[];
  readonly state: Pick<CallState<unknown>, 'status' | 'error' | 'retry'>;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly page: number;
  readonly next: (() => void) | null;
  readonly previous: (() => void) | null;
};

const NONE: readonly MailMessage[] = [];

/** The mails of a list, page by page. Another list or search begins at its first page. */
export function useMails(list: Pick<MailsFilter, 'systemLabel' | 'customLabel'>): Mails {
  const key = JSON.stringify(list);
  const [at, setAt] = useState<{
    readonly key: string;
    readonly search: string;
    readonly places: readonly Place[];
  }>({
    key,
    search: '',
    places: [],
  });
  if (at.key !== key) setAt({ key, search: '', places: [] });
  const { search, places } = at;
  const query = search.trim();
  const state = useCall(mailsCall, { ...list, ...(query !== '' && { query }), ...places.at(-1) });
  const next = state.data?.next ?? null;
  return {
    rows: state.data?.mails ?? NONE,
    state,
    search,
    setSearch: (text) => setAt({ key, search: text, places: [] }),
    page: places.length + 1,
    next: next && (() => setAt({ key, search, places: [...places, next] })),
    previous: places.length === 0 ? null : () => setAt({ key, search, places: places.slice(0, -1) }),
  };
}
