import type { Message } from '@/domain/chat/message';

/** Most messages of a block: half a window's height, since a frame of scrolling draws a block. */
const BLOCK = 8;
/** About how many messages a run has. */
const RUN = 32;

/** Messages that the screen draws or leaves out together. */
export type MessageBlock = {
  readonly key: string;
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** The message before the first one, where it is loaded. */
  readonly previous: Message | null;
};

/**
 * Messages, oldest first, in blocks that stay the same when newer messages come and older ones load. A message's id
 * decides whether a run begins with it. Runs are cut into blocks from their end, since a run's start may load later;
 * the newest run is cut from its start, since its end is still to come. The next block's first message names a block.
 */
export function blocksOf(messages: readonly Message[]): readonly MessageBlock[] {
  const runs = messages.flatMap(({ uuid }, at) => (at === 0 || hash(uuid) % RUN === 0 ? [at] : []));
  const starts = runs.flatMap((start, index) => {
    const end = runs[index + 1];
    return cut(start, end ?? messages.length, end === undefined ? start : end);
  });
  return starts.map((start, index) => {
    const end = starts[index + 1];
    return {
      key: end === undefined ? 'newest' : (messages[end]?.uuid ?? ''),
      messages: messages.slice(start, end),
      previous: messages[start - 1] ?? null,
    };
  });
}

/** Where a run's blocks start, counted from one of its ends. */
function cut(start: number, end: number, from: number): readonly number[] {
  const places = Array.from({ length: end - start }, (_, at) => start + at);
  return places.filter((place) => place === start || (place - from) % BLOCK === 0);
}

/** FNV-1a of an id. */
function hash(id: string): number {
  let value = 0x81_1c_9d_c5;
  for (const letter of id) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return value >>> 0;
}
