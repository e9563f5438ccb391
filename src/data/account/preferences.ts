import { MOST_MUTED_CHATS, preferencesShape } from '@/domain/account/preferences';
import type { Preferences, SavedView } from '@/domain/account/preferences';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { changeRecord } from '../core/change-record';
import { createRecord } from '../core/writes';

/** A user's preferences; `saved` is true once they were stored: the first time all are written. */
export type KeptPreferences = { readonly preferences: Preferences; readonly saved: boolean };

/**
 * Replaces a user's saved views.
 * @param label the change in the past tense: "View saved"
 */
export function editSavedViews(
  viewer: Viewer,
  kept: KeptPreferences,
  savedViews: readonly SavedView[],
  label: string,
): Intent {
  return editPreferences(viewer, kept, { savedViews }, label);
}

/** Sets the kinds of mails that a user does not want. */
export function editMutedMails(
  viewer: Viewer,
  kept: KeptPreferences,
  mutedMails: readonly string[],
  label: string,
): Intent {
  return editPreferences(viewer, kept, { mutedMails }, label);
}

/** Sets the kinds of notifications that a user does not want. */
export function editMutedNotifications(
  viewer: Viewer,
  kept: KeptPreferences,
  mutedNotifications: readonly string[],
  label: string,
): Intent {
  return editPreferences(viewer, kept, { mutedNotifications }, label);
}

/** Mutes a conversation for the user, or takes that back: a muted one tells nothing, mentions included. */
export function muteChat(viewer: Viewer, kept: KeptPreferences, threadId: string, isMuted: boolean): Intent {
  const others = kept.preferences.mutedChats.filter((one) => one !== threadId);
  const mutedChats = isMuted ? [...others, threadId].slice(-MOST_MUTED_CHATS) : others;
  return editPreferences(
    viewer,
    kept,
    { mutedChats },
    isMuted ? 'Conversation muted' : 'Conversation unmuted',
  );
}

function editPreferences(
  viewer: Viewer,
  { preferences, saved }: KeptPreferences,
  changes: Partial<Pick<Preferences, 'savedViews' | 'mutedMails' | 'mutedNotifications' | 'mutedChats'>>,
  label: string,
): Intent {
  return {
    name: 'editPreferences',
    label,
    ...(saved
      ? changeRecord(viewer, preferencesShape, viewer.uid, preferences, changes)
      : {
          writes: [createRecord(viewer, preferencesShape, { ...preferences, ...changes }, viewer.uid)],
          undo: null,
        }),
  };
}
