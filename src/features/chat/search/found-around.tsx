import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useMemo, useRef } from 'react';

import { BESIDE_FOUND, messagesBefore, messagesFrom } from '@/data/chat/chats';
import { useLive } from '@/data/live/use-live';
import type { Message } from '@/domain/chat/message';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { Icon } from '@/shared/ui/text/icon';

import { BlockView } from '../talk/block-view';
import type { StreamPlace } from '../talk/stream-place';

export type FoundAroundProps = {
  readonly message: Message;
  readonly place: StreamPlace;
  readonly onBack: () => void;
};

/** A found message among the messages before and after it. */
export function FoundAround({ message, place, onBack }: FoundAroundProps) {
  const { threadId, createdAt, uuid } = message;
  const before = useLive(messagesBefore(threadId, createdAt, BESIDE_FOUND));
  const from = useLive(messagesFrom(threadId, createdAt));
  const failed = [before, from].find(({ status }) => status === 'error' || status === 'denied');
  const isReady = before.status === 'ready' && from.status === 'ready';
  const here = useMemo(() => ({ ...place, foundId: uuid }), [place, uuid]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) frame.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'center' });
  }, [isReady]);
  return (
    <>
      <div className="jl-found-bar">
        <Button startIcon={<Icon of={ArrowLeft} size={16} mirror />} onClick={onBack}>
          Back to the results
        </Button>
      </div>
      {/* A scrolling region must be focusable. */}
      <Box ref={frame} className="jl-found-around" role="log" aria-label="Messages around it" tabIndex={0}>
        {failed && (
          <ErrorLine
            text={`The messages around it did not load. ${failed.error?.message ?? ''}`}
            onRetry={failed.retry}
          />
        )}
        {!failed && !isReady && <LineSkeleton rows={6} height={44} />}
        {isReady && (
          <BlockView
            block={{ key: uuid, messages: [...before.rows.toReversed(), ...from.rows], previous: null }}
            place={here}
            nearness={null}
          />
        )}
      </Box>
    </>
  );
}
