import { preferencesShape } from '@/domain/account/preferences';
import type { Preferences, SavedView } from '@/domain/account/preferences';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { createRecord, inverse, patchRecord } from '../core/writes';

/** A person's preferences; `saved` says whether they have been stored before: the first time all are written. */
export type KeptPreferences = { readonly preferences: Preferences; readonly saved: boolean };

/**
 * Replaces a person's saved views.
 * @param label what happened, in the past tense: "View saved".
 */
export function editSavedViews(
  viewer: Viewer,
  kept: KeptPreferences,
  savedViews: readonly SavedView[],
  label: string,
): Intent {
  return editPreferences(viewer, kept, { savedViews }, label);
}

/** Chooses the kinds of mails a person does not want. */
export function editMutedMails(
  viewer: Viewer,
  kept: KeptPreferences,
  mutedMails: readonly string[],
  label: string,
): Intent {
  return editPreferences(viewer, kept, { mutedMails }, label);
}

function editPreferences(
  viewer: Viewer,
  { preferences, saved }: KeptPreferences,
  changes: Partial<Pick<Preferences, 'savedViews' | 'mutedMails'>>,
  label: string,
): Intent {
  return {
    name: 'editPreferences',
    label,
    writes: saved
      ? [patchRecord(viewer, preferencesShape, viewer.uid, changes)]
      : [createRecord(viewer, preferencesShape, { ...preferences, ...changes }, viewer.uid)],
    undo: saved
      ? [patchRecord(viewer, preferencesShape, viewer.uid, inverse(preferencesShape, preferences, changes))]
      : null,
  };
}
