import type { Message } from '@/domain/chat/message';

/** What messages need to know about their thread and its reader. Stable while nothing of it changes. */
export type StreamPlace = {
  readonly reader: string;
  readonly nameOf: (uid: string) => string;
  readonly pictureOf: (uid: string) => string;
  /** Epoch ms when the reader had last looked before opening the thread; null without a mark. */
  readonly newSince: number | null;
  readonly pendingIds: ReadonlySet<string>;
  /** The newest of the reader's own messages, and the names of those who have seen it. */
  readonly seen: { readonly id: string; readonly by: readonly string[] } | null;
  /** The message that a search found, while it is shown among its neighbours. */
  readonly foundId?: string;
  readonly onEdit: (message: Message) => void;
  readonly onDelete: (message: Message) => void;
};
