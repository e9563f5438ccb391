import { useMemo } from 'react';

import { bodyParts } from '@/domain/chat/body';
import type { BodyPart } from '@/domain/chat/body';
import type { Message } from '@/domain/chat/message';

import { RecordLink } from './linked-records';
import type { StreamPlace } from './stream-place';

export type BodyTextProps = { message: Message; place: StreamPlace };

/** A message's text with its mentions, web addresses and linked records. */
export function BodyText({ message, place }: BodyTextProps) {
  const { body, mentions, records } = message;
  const { nameOf, reader } = place;
  const parts = useMemo(
    () =>
      bodyParts(
        body,
        mentions.map((uid) => ({ uid, name: nameOf(uid) })),
        records,
      ),
    [body, mentions, records, nameOf],
  );
  return (
    <span dir="auto">
      {parts.map((part, at) => (
        <Part key={at} part={part} reader={reader} />
      ))}
    </span>
  );
}

function Part({ part, reader }: { part: BodyPart; reader: string }) {
  switch (part.kind) {
    case 'mention':
      return (
        <span className="jl-mention" data-me={part.uid === reader}>
          {part.text}
        </span>
      );
    case 'record':
      return <RecordLink record={part.record}>{part.text}</RecordLink>;
    case 'address':
      return (
        <a href={part.text} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      );
    case 'text':
      return part.text;
  }
}
