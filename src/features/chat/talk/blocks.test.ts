import { describe, expect, it } from 'vitest';

import { makeMessage } from '@tests/factories/records';
import { blocksOf } from './blocks';

const all = Array.from({ length: 2_000 }, (_, at) => makeMessage({ uuid: `message-${at}`, createdAt: at }));
/** More blocks than the newest run of these messages has. */
const NEWEST = 20;
const inside = (from: number, to?: number) =>
  new Map(
    blocksOf(all.slice(from, to))
      .slice(1, -NEWEST)
      .map((block) => [block.key, block.messages]),
  );

describe('the blocks of a thread', () => {
  it('hold every message once, in order, and know the message before', () => {
    const blocks = blocksOf(all);
    expect(blocks.flatMap(({ messages }) => messages)).toEqual(all);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    expect(blocks.map(({ previous }) => previous)).toEqual([
      null,
      ...blocks.slice(0, -1).map(({ messages }) => messages.at(-1)),
    ]);
    const sizes = blocks.map(({ messages }) => messages.length);
    expect(Math.max(...sizes)).toBe(8);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('stay the same when older messages load and newer ones come', () => {
    const before = inside(800, 1_200);
    const after = inside(0);
    expect(before.size).toBeGreaterThan(3);
    for (const [key, messages] of before) expect(after.get(key)).toEqual(messages);
  });

  it('stay the same but for the newest run when messages come one by one', () => {
    for (let count = 500; count < 560; count += 1) {
      const before = blocksOf(all.slice(0, count)).slice(0, -NEWEST);
      const after = blocksOf(all.slice(0, count + 1));
      expect(after.slice(0, before.length)).toEqual(before);
    }
  });

  it('are none without messages', () => {
    expect(blocksOf([])).toEqual([]);
  });
});
