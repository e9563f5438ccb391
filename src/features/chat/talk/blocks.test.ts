import { describe, expect, it } from 'vitest';

import { newId } from '@/data/core/ids';
import { makeMessage } from '@tests/factories/records';
import { blocksOf } from './blocks';

const all = Array.from({ length: 2_000 }, (_, at) => makeMessage({ uuid: newId(), createdAt: at }));
const inside = (from: number, to?: number) =>
  new Map(
    blocksOf(all.slice(from, to))
      .slice(1, -1)
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
    expect(blocks.length).toBeGreaterThan(30);
  });

  it('stay the same when older messages load and newer ones come', () => {
    const before = inside(800, 1_200);
    const after = inside(0);
    expect(before.size).toBeGreaterThan(3);
    for (const [key, messages] of before) expect(after.get(key)).toEqual(messages);
  });

  it('are none without messages', () => {
    expect(blocksOf([])).toEqual([]);
  });
});
