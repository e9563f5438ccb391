import { useEffect, useState } from 'react';

import type { MoneyReader } from '@/data/tracking/money-reader';
import type { IssuedCopy, MoneyCopy } from '@/domain/tracking/money-copy';
import { forgetKey, keepKey, keptKey } from './money-key';

export type Money = {
  /** Null while the page has to be opened with the client's digits. */
  readonly key: string | null;
  /** Null until it is read. */
  readonly money: MoneyCopy | null;
  /** When it was read last, epoch ms. */
  readonly readAt: number | null;
  /** The key of this device opens nothing any more, so the digits are asked for again. */
  readonly wasRefused: boolean;
  /** Opens the page; rejects with AppError. */
  readonly unlock: (digits: string) => Promise<void>;
};

/** The money of a client's page: its key on this device, and what it opens, followed until the page closes. */
export function useMoney(reader: MoneyReader, link: string): Money {
  const [key, setKey] = useState(() => keptKey(link));
  const [money, setMoney] = useState<MoneyCopy | null>(null);
  const [readAt, setReadAt] = useState<number | null>(null);
  const [wasRefused, setRefused] = useState(false);

  useEffect(() => {
    if (key === null) return undefined;
    return reader.watch(link, key, (next) => {
      setMoney(next);
      setReadAt(next && Date.now());
      if (next !== null) return;
      forgetKey(link);
      setKey(null);
      setRefused(true);
    });
  }, [reader, link, key]);

  return {
    key,
    money,
    readAt,
    wasRefused,
    unlock: async (digits) => {
      const next = await reader.unlock(link, digits);
      keepKey(link, next);
      setKey(next);
      setRefused(false);
    },
  };
}

/** A frozen paper beside the key. */
export type ReadPaper = {
  /** False until it is read. */
  readonly isRead: boolean;
  /** Null for none. */
  readonly copy: IssuedCopy | null;
};

const UNREAD: ReadPaper = { isRead: false, copy: null };

/** The client's version of an estimate, or an issued invoice, followed; `recordId` is null for none. */
export function useIssued(
  reader: MoneyReader,
  link: string,
  key: string | null,
  recordId: string | null,
): ReadPaper {
  const [held, setHeld] = useState<{ readonly id: string; readonly copy: IssuedCopy | null } | null>(null);
  useEffect(() => {
    if (key === null || recordId === null) return undefined;
    return reader.watchIssued(link, key, recordId, (copy) => setHeld({ id: recordId, copy }));
  }, [reader, link, key, recordId]);
  return held !== null && held.id === recordId ? { isRead: true, copy: held.copy } : UNREAD;
}
