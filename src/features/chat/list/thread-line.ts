import type { Thread } from '@/domain/chat/thread';

/** A thread as the list shows it. */
export type ThreadLine = {
  readonly thread: Thread;
  readonly title: string;
  readonly picture: string;
  readonly preview: string;
  /** Why nothing can be written to the other person of two any more; '' otherwise. */
  readonly farewell: string;
  readonly unread: number;
  /** The user wants no notice of it. */
  readonly isMuted: boolean;
};
