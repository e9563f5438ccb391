import type { Message } from '@/domain/chat/message';

/** About how many messages a block holds: about a window's height, so that a frame of scrolling draws one block. */
const BLOCK = 16;

/** Messages that the screen draws or leaves out together. */
export type MessageBlock = {
  readonly key: string;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** The message before the first one, where it is loaded. */
  readonly previous: Message | null;
};

/**
 * Messages, oldest first, in blocks that stay the same when newer messages come and older ones load: a message's id
 * decides whether a block begins with it, and the next block's first message names the block.
 */
export function blocksOf(messages: readonly Message[]): readonly MessageBlock[] {
  const starts = messages.flatMap(({ uuid }, at) => (at === 0 || hash(uuid) % BLOCK === 0 ? [at] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1];
    return {
      key: end === undefined ? 'newest' : (messages[end]?.uuid ?? ''),
      messages: messages.slice(start, end),
      previous: messages[start - 1] ?? null,
    };
  });
}

/** FNV-1a of an id. */
function hash(id: string): number {
  let value = 0x81_1c_9d_c5;
  for (const letter of id) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return value >>> 0;
}
