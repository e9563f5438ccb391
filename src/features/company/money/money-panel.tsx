import { editMoneySettings } from '@/data/money/money-settings';
import { useMoneySettings } from '@/data/money/use-money-settings';
import { useSave } from '@/data/runtime/use-save';
import { useViewer } from '@/data/session/use-session';
import type { BusinessSettings } from '@/domain/company/company';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';

import { EstimatesForm } from './estimates-form';
import { OnlinePayments } from './online-payments';
import { RemindersForm } from './reminders-form';
import { TaxesForm } from './taxes-form';
import type { TaxSettings } from './typed-rates';
import { useEstimateSettings } from './use-estimate-settings';

export type MoneyPanelProps = {
  readonly settings: BusinessSettings;
  readonly businessName: string;
  readonly onSaveTaxes: (taxes: TaxSettings) => Promise<void>;
};

/** Taxes, estimates, payment reminders and payments online of a business. */
export function MoneyPanel({ settings, businessName, onSaveTaxes }: MoneyPanelProps) {
  const viewer = useViewer();
  const { estimates, save } = useEstimateSettings();
  const money = useMoneySettings();
  const saveForm = useSave();
  return (
    <>
      <TaxesForm settings={settings} onSave={onSaveTaxes} />
      {estimates ? <EstimatesForm settings={estimates} onSave={save} /> : <FormCardSkeleton />}
      {money.isKnown && (
        <RemindersForm
          settings={money.moneySettings}
          businessName={businessName}
          onSave={(changed) => saveForm(editMoneySettings(viewer, money.saved, changed))}
        />
      )}
      <OnlinePayments />
    </>
  );
}
