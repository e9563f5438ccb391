import { editSettings } from '@/data/company/business-settings';
import { together } from '@/data/core/intent';
import { editMoneySettings } from '@/data/money/money-settings';
import { useMoneySettings } from '@/data/money/use-money-settings';
import { useSave } from '@/data/runtime/use-save';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';

import type { EstimateSettings } from './estimate-values';

/** The defaults of estimates, from both documents of settings; null until they are known. */
export function useEstimateSettings(): {
  readonly estimates: EstimateSettings | null;
  /** Saves both documents together; rejects with AppError when refused. */
  readonly save: (changed: EstimateSettings) => Promise<void>;
} {
  const viewer = useViewer();
  const { settings, saved } = useSettings();
  const money = useMoneySettings();
  const saveForm = useSave();
  return {
    estimates: money.isKnown ? { ...money.moneySettings, validityDays: settings.validityDays } : null,
    save: ({ validityDays, ...amounts }) =>
      saveForm(
        together(
          editMoneySettings(viewer, money.saved, amounts),
          editSettings(viewer, settings, saved, { validityDays }),
        ),
      ),
  };
}
