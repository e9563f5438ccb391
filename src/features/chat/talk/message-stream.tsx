import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { LivePages } from '@/data/live/use-live';
import type { Message } from '@/domain/chat/message';
import { Icon } from '@/shared/ui/text/icon';

import { blocksOf } from './blocks';
import { BlockView } from './block-view';
import { nearnessIn } from './nearness';
import type { StreamPlace } from './stream-place';

/** Older messages load this far before the start comes into view, in px. */
const AHEAD = 1_200;
/** Blocks that a window shows at the end. */
const NEWEST = 6;
/** So near the end counts as reading along, in px. */
const AT_END = 80;

export type MessageStreamProps = {
  pages: LivePages<Message>;
  place: StreamPlace;
  /** Reports whether the newest message is in view. */
  onAtEnd: (isAtEnd: boolean) => void;
};

/**
 * The messages of a thread from its end upwards. The container is laid out from the bottom, so older messages that load
 * above do not move what is read; blocks far out of view are empty boxes of their height.
 */
export function MessageStream({ pages, place, onAtEnd }: MessageStreamProps) {
  const { rows, hasMore, loadingMore, loadMore } = pages;
  const blocks = useMemo(() => blocksOf(rows.toReversed()), [rows]);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const nearness = useMemo(() => nearnessIn(box), [box]);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [lastRead, setLastRead] = useState(rows[0]?.uuid);
  const height = useRef(0);
  const newest = rows[0]?.uuid;
  const waiting = isAtEnd ? 0 : countSince(rows, lastRead, place.reader);
  if (isAtEnd && lastRead !== newest) setLastRead(newest);

  const follow = useCallback(() => {
    if (!box) return;
    // From the bottom, so 0 is the end and the start is negative.
    const fromEnd = Math.abs(box.scrollTop);
    const isNear = fromEnd < AT_END;
    setIsAtEnd(isNear);
    onAtEnd(isNear);
    // A thread that is only opened reads no further than it fills the box.
    const ahead = fromEnd > 0 ? AHEAD : 0;
    if (box.scrollHeight - box.clientHeight - fromEnd <= ahead && hasMore && !loadingMore) loadMore();
  }, [box, hasMore, loadingMore, loadMore, onAtEnd]);
  const handleScroll = () => {
    // It measures, so it comes before blocks change.
    follow();
    nearness?.catchUp();
  };
  // A short first page leaves room above: then the next one loads at once.
  useEffect(follow, [follow, rows]);

  // A message that arrives below must not move what is being read above.
  useLayoutEffect(() => {
    if (!box) return;
    const grown = box.scrollHeight - height.current;
    height.current = box.scrollHeight;
    if (!isAtEnd && grown > 0) box.scrollTop -= grown;
    // Only for messages at the end; older ones are laid out above.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);
  useLayoutEffect(() => {
    height.current = box?.scrollHeight ?? 0;
  });

  const toEnd = () => box?.scrollTo({ top: 0, behavior: 'instant' });
  return (
    <div className="jl-stream-frame">
      <Box
        ref={setBox}
        className="jl-stream"
        role="log"
        aria-label="Messages"
        aria-busy={loadingMore}
        // A scrolling region must be focusable.
        tabIndex={0}
        onScroll={handleScroll}
      >
        {/* One child: it is laid out from the bottom, and its messages are read from the top. */}
        <div>
          <p className="jl-stream-start" role="status">
            {hasMore ? 'Loading older messages' : 'This is where the conversation begins.'}
          </p>
          {blocks.map((block, at) => (
            <BlockView
              key={block.key}
              {...{ block, place, nearness }}
              isNewest={at >= blocks.length - NEWEST}
            />
          ))}
        </div>
      </Box>
      {!isAtEnd && (
        <Button
          variant="contained"
          size="small"
          className="jl-stream-pill"
          startIcon={<Icon of={ArrowDown} size={16} />}
          onClick={toEnd}
        >
          {waiting === 0 ? 'To the newest' : `${waiting} new ${waiting === 1 ? 'message' : 'messages'}`}
        </Button>
      )}
    </div>
  );
}

/** Messages of others that came after a message. */
function countSince(rows: readonly Message[], lastRead: string | undefined, reader: string): number {
  const at = rows.findIndex(({ uuid }) => uuid === lastRead);
  return rows.slice(0, Math.max(at, 0)).filter(({ createdBy }) => createdBy !== reader).length;
}
