import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { defineShape, groupList, moment, requiredText, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';
import { MAX_THREAD_ID } from '../chat/thread-id';

/** The longest muted ones are told of again when more are muted. */
export const MOST_MUTED_CHATS = 100;

/** `Preferences/{uid}`: one user's display settings; only they read it. */
export const preferencesShape = defineShape(COLLECTIONS.preferences, {
  uuid: bookkeeping(requiredText(128)),
  /** Saved views of list screens: a name and the address's query string. */
  savedViews: groupList(60, { id: text(40), screen: text(40), name: text(60), query: text(600) }),
  /** Kinds of mail the user switched off; unknown kinds are on. */
  mutedMails: textList(20, 40),
  /** Kinds of notifications switched off, as `mutedMails`. */
  mutedNotifications: textList(20, 40),
  /** Threads of which the user wants no notification. */
  mutedChats: textList(MOST_MUTED_CHATS, MAX_THREAD_ID),
  updatedAt: bookkeeping(moment()),
});
export type Preferences = Infer<typeof preferencesShape>;
export type SavedView = Preferences['savedViews'][number];
