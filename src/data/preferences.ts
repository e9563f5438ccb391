import { preferencesShape } from '@/domain/preferences';
import type { Preferences, SavedView } from '@/domain/preferences';
import type { Viewer } from '@/domain/viewer';
import type { Intent } from './intent';
import { createRecord, inverse, patchRecord } from './writes';

/**
 * Replaces a person's saved views. `saved` says whether their preferences have been stored before: the
 * first time all of them are written.
 * @param label what happened, in the past tense: "View saved".
 */
export function editSavedViews(
  viewer: Viewer,
  preferences: Preferences,
  saved: boolean,
  savedViews: readonly SavedView[],
  label: string,
): Intent {
  const changes = { savedViews };
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
