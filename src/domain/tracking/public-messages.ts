import { PUBLIC_MESSAGES } from './public-copy';
import type { PublicCopy } from './public-copy';
import type { PublicCopySources } from './public-copy-sources';
import { firstNameOf } from './public-names';

/** Names office authors by the roster: a browser could have written any name. */
export function publicMessages({
  messages,
  people,
}: Pick<PublicCopySources, 'messages' | 'people'>): PublicCopy['messages'] {
  return messages
    .toSorted((a, b) => a.createdAt - b.createdAt || a.uuid.localeCompare(b.uuid))
    .slice(-PUBLIC_MESSAGES)
    .map((message) => ({
      id: message.uuid,
      from: message.from,
      authorName: message.from === 'office' ? firstNameOf(message.createdBy, people) : '',
      body: message.body,
      at: message.createdAt,
    }));
}
