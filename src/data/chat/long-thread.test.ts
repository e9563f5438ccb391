import { expect, it, onTestFinished, vi } from 'vitest';

import { messageShape } from '@/domain/chat/message';
import { encodeFields } from '@/domain/core/record-codec';
import { makeMessage } from '@tests/factories/records';

import { createLiveStore } from '../live/live-store';
import { createPager } from '../live/pager';
import { createMemoryStore } from '../store/memory/memory-store';
import type { DocStore, QueryResult } from '../store/port';
import { messagesOf } from './chats';

const MESSAGES = 10_000;

/** A thread of 10,000 messages, a minute apart, and the documents that its listeners deliver. */
function longThread() {
  const docs = Object.fromEntries(
    Array.from({ length: MESSAGES }, (_, at) => {
      const uuid = `m${at}`;
      const message = makeMessage({ uuid, threadId: 'long', createdAt: 1_700_000_000_000 + at * 60_000 });
      return [uuid, encodeFields(messageShape.fields, message)];
    }),
  );
  const store = createMemoryStore({ docs: { [messageShape.collection]: docs } });
  let reads = 0;
  const counting: DocStore = {
    ...store,
    watch: (spec, onNext, onError) => {
      let isFirst = true;
      const count = (result: QueryResult) => {
        if (isFirst) reads += result.rows.length;
        isFirst = false;
        onNext(result);
      };
      return store.watch(spec, count, onError);
    },
  };
  const live = createLiveStore(counting);
  const pager = createPager(live, messagesOf('long').spec);
  const leave = pager.subscribe(() => undefined);
  onTestFinished(() => {
    leave();
    live.closeAll();
  });
  return { pager, reads: () => reads };
}

it('a thread of 10,000 messages opens with a page and is read once up to its start', async () => {
  const { pager, reads } = longThread();
  await vi.waitFor(() => expect(pager.get().status).toBe('ready'));
  expect(reads()).toBe(messagesOf('long').spec.limit);
  expect(reads()).toBeLessThanOrEqual(20);
  while (pager.get().hasMore) {
    const { length } = pager.get().data?.rows ?? [];
    pager.loadMore();
    await vi.waitFor(() => expect(pager.get().data?.rows.length).toBeGreaterThan(length), { interval: 1 });
  }
  const rows = pager.get().data?.rows ?? [];
  expect([rows.length, rows.at(-1)?.id]).toEqual([MESSAGES, 'm0']);
  expect(reads()).toBe(MESSAGES);
}, 60_000);
