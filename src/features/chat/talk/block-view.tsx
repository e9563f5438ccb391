import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { talkOf } from '@/domain/chat/talk';
import { useFormat } from '@/shared/format/format-context';

import type { MessageBlock } from './blocks';
import type { Nearness } from './nearness';
import { SaidLine } from './said-line';
import { useFilesOf } from './use-files-of';
import type { StreamPlace } from './stream-place';

export type BlockViewProps = {
  block: MessageBlock;
  place: StreamPlace;
  /** Watches the scrolling element; null where every block stays drawn, and on the first render. */
  nearness: Nearness | null;
  /** Drawn before its place is known, since it is probably in view. */
  isNewest?: boolean;
};

/** Height of a message in px that a block above the view has until it is drawn. */
const ABOUT_HEIGHT = 64;

/** A block of messages; an empty box of the same height while it is far out of view. */
export const BlockView = memo(function BlockView({
  block,
  place,
  nearness,
  isNewest = false,
}: BlockViewProps) {
  const box = useRef<HTMLDivElement>(null);
  /** The height in px while it is out of view; null while it is drawn. */
  const [height, setHeight] = useState<number | null>(() =>
    // Blocks of the first page are in view.
    nearness && !isNewest ? block.messages.length * ABOUT_HEIGHT : null,
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !nearness) return;
    return nearness.watch(element, (isNear, drawn) =>
      setHeight((before) => (isNear ? null : (before ?? drawn))),
    );
  }, [nearness]);
  return (
    <div ref={box} {...(height !== null && { style: { height } })}>
      {height === null && <Lines block={block} place={place} />}
    </div>
  );
});

function Lines({ block, place }: Pick<BlockViewProps, 'block' | 'place'>) {
  const { zone } = useFormat();
  const { messages, previous } = block;
  const { reader, newSince } = place;
  const talk = useMemo(
    () => talkOf(messages, { zone, reader, newSince, previous }),
    [messages, zone, reader, newSince, previous],
  );
  const filesOf = useFilesOf(messages);
  return talk.map((said) => (
    <SaidLine key={said.message.uuid} said={said} place={place} files={filesOf(said.message)} />
  ));
}
