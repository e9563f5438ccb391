import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import type { Viewer } from '@/domain/access/viewer';

import type { Intent } from '../core/intent';
import { createRecord, patchRecord } from '../core/writes';

export type SettingsChanges = Partial<Omit<BusinessSettings, 'owner' | 'updatedAt' | 'updatedBy'>>;

/** Changes the business settings; `saved` false writes all of them. No Undo: a form was saved on purpose. */
export function editSettings(
  viewer: Viewer,
  settings: BusinessSettings,
  saved: boolean,
  changes: SettingsChanges,
): Intent {
  const { owner: _owner, updatedAt: _updatedAt, updatedBy: _updatedBy, ...all } = settings;
  return {
    name: 'editSettings',
    label: 'Settings saved',
    writes: saved
      ? [patchRecord(viewer, settingsShape, viewer.owner, changes)]
      : [createRecord(viewer, settingsShape, { ...all, ...changes }, viewer.owner)],
    undo: null,
  };
}
