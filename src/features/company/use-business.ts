import { editSettings } from '@/data/company/business-settings';
import type { SettingsChanges } from '@/data/company/business-settings';
import { foundCompany } from '@/data/callables/callables';
import { renameCompany } from '@/data/company/company';
import { useUser, useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommitAsync } from '@/data/runtime/use-commit';
import { useSave } from '@/data/runtime/use-save';
import type { BusinessSettings } from '@/domain/company/company';

import type { BusinessBasics } from './profile/business-basics';

/** The user's business: their company's, or their own. */
export type Business = {
  readonly settings: BusinessSettings;
  readonly isLoading: boolean;
  /** True once the settings are stored; defaults before. */
  readonly isSaved: boolean;
  readonly name: string | null;
  /** True for administrators and users without a company. */
  readonly canEdit: boolean;
  readonly save: (changes: SettingsChanges) => Promise<void>;
  /** Saves name and settings together; `name` is null without a company. */
  readonly saveProfile: (name: string | null, profile: SettingsChanges) => Promise<void>;
  /** Saves the region of a business without a company, without a notice. */
  readonly startAlone: (basics: BusinessBasics) => Promise<void>;
  /** Founds a company with these basics; the session continues as its administrator. */
  readonly found: (basics: BusinessBasics) => Promise<void>;
};

/** The business and its changes, which reject with AppError when refused. */
export function useBusiness(): Business {
  const user = useUser();
  const viewer = useViewer();
  const { settings, saved, isLoading } = useSettings();
  const saveForm = useSave();
  const commit = useCommitAsync();
  const company = user.companyInfo;

  const startAlone = ({ country, timeZone, currency }: BusinessBasics) =>
    commit(editSettings(viewer, settings, saved, { country, timeZone, currency }));

  return {
    settings,
    isLoading,
    isSaved: saved,
    name: user.companyUser ? user.company : null,
    canEdit: user.isAdmin,
    save: (changes) => saveForm(editSettings(viewer, settings, saved, changes)),
    saveProfile: (name, profile) => {
      const intent = editSettings(viewer, settings, saved, profile);
      const renaming =
        company !== null && name !== null && name !== company.name
          ? renameCompany(viewer, company, name).writes
          : [];
      return saveForm({ ...intent, writes: [...renaming, ...intent.writes] });
    },
    startAlone,
    found: async ({ name, ...basics }) => {
      // Settings first: a founder keeps the owner id, and founding restarts the session.
      await commit(editSettings(viewer, settings, saved, basics));
      await foundCompany({ name });
    },
  };
}
