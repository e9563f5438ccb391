import { get, post } from '../call';

/** Someone the user may write to. */
export type ChatContact = {
  readonly id: string;
  readonly name: string;
  /** The key of the thread with them. */
  readonly username: string;
  readonly avatar: string;
  /** Role of a coworker, business of a connection. */
  readonly detail: string;
  /** When they last wrote to the user or read what the user wrote, epoch ms; null when they never did. */
  readonly lastActivity: number | null;
  /** Whether that was within five minutes. */
  readonly isActive: boolean;
};

/** Times are epoch milliseconds. A deleted message keeps its place without a body. */
export type ChatMessage = {
  readonly id: string;
  /** `url` is a small copy of a picture as a data URL; '' for other files. In a list of threads they are left out. */
  readonly attachments: readonly { readonly id: string; readonly url: string }[];
  readonly body: string;
  readonly contentType: 'text' | 'image' | 'file';
  readonly createdAt: number;
  readonly senderId: string;
  readonly editedAt: number | null;
  readonly deletedAt: number | null;
};

export type ChatThread = {
  readonly id: string;
  readonly type: 'ONE_TO_ONE' | 'GROUP';
  /** '' for a group named after its people, and for two. */
  readonly name: string;
  /**
   * Oldest first. Of one thread the newest 18. In a list of threads the same where this client has asked for the thread
   * or written to it, so that it keeps what it has; of the others the newest alone.
   */
  readonly messages: readonly ChatMessage[];
  readonly participants: readonly ChatContact[];
  readonly unreadCount: number;
};

type Nothing = Readonly<Record<string, never>>;
/** A thread's id, or the other person's username. */
type Key = { readonly threadKey: string };

export const contactsCall = get<Nothing, { readonly contacts: readonly ChatContact[] }>('/chat/contacts');
export const threadsCall = get<Nothing, { readonly threads: readonly ChatThread[] }>('/chat/threads');
/** Null when nothing was said to this person yet. */
export const threadCall = get<Key, { readonly thread: ChatThread | null }>('/chat/thread');
/** Older messages than the given moment (epoch ms), oldest first. */
export const olderCall = get<
  Key & { readonly before: number },
  { readonly messages: readonly ChatMessage[] }
>('/chat/messages');
/** By the thread's id, or by the key that the client opened it with. */
export const markSeenCall = get<
  { readonly threadId?: string | undefined; readonly threadKey?: string | undefined },
  true
>('/chat/thread/mark-as-seen');
/** Of a group everyone, of two the other person. */
export const participantsCall = get<Key, { readonly participants: readonly ChatContact[] }>(
  '/chat/participants',
);
/** Contacts by a part of their name, role or business. */
export const searchCall = get<{ readonly query: string }, { readonly results: readonly ChatContact[] }>(
  '/chat/search',
);

/** To a thread, or to people: one starts a thread of two, several a group. */
export const newMessageCall = post<
  {
    readonly threadId?: string | undefined;
    readonly recipientIds?: readonly string[] | undefined;
    readonly name?: string | undefined;
    readonly body: string;
  },
  { readonly threadId: string; readonly message: ChatMessage }
>('/chat/messages/new');
export const updateMessageCall = post<
  { readonly messageId: string; readonly update: { readonly body: string } },
  { readonly message: ChatMessage }
>('/chat/messages/update');
export const removeMessageCall = post<{ readonly messageId: string }, true>('/chat/messages/remove');
