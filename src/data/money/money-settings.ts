import type { Viewer } from '@/domain/access/viewer';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { MoneySettings } from '@/domain/money/money-settings';
import type { Intent } from '../core/intent';
import { createRecord, patchRecord } from '../core/writes';

export type MoneySettingsChanges = Partial<Omit<MoneySettings, 'owner' | 'updatedAt' | 'updatedBy'>>;

/** Changes the money settings of the business; `saved` false creates them. No Undo: a form was saved on purpose. */
export function editMoneySettings(viewer: Viewer, saved: boolean, changes: MoneySettingsChanges): Intent {
  const { owner } = viewer;
  return {
    name: 'editMoneySettings',
    label: 'Settings saved',
    writes: [
      saved
        ? patchRecord(viewer, moneySettingsShape, owner, changes)
        : createRecord(viewer, moneySettingsShape, changes, owner),
    ],
    undo: null,
  };
}
