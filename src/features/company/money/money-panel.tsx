import type { BusinessSettings } from '@/domain/company/company';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';

import { EstimatesForm } from './estimates-form';
import { TaxesForm } from './taxes-form';
import type { TaxSettings } from './typed-rates';
import { useEstimateSettings } from './use-estimate-settings';

export type MoneyPanelProps = {
  readonly settings: BusinessSettings;
  readonly onSaveTaxes: (taxes: TaxSettings) => Promise<void>;
};

/** Taxes and estimates of a business. */
export function MoneyPanel({ settings, onSaveTaxes }: MoneyPanelProps) {
  const { estimates, save } = useEstimateSettings();
  return (
    <>
      <TaxesForm settings={settings} onSave={onSaveTaxes} />
      {estimates ? <EstimatesForm settings={estimates} onSave={save} /> : <FormCardSkeleton />}
    </>
  );
}
