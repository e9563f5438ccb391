import { useMemo } from 'react';

import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { useFormat } from '@/shared/format/format-context';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
import { CardForm } from '@/shared/forms/frame/card-form';

import { taxSchema } from './money.schema';
import { TaxRatesEditor } from './tax-rates-editor';
import { taxSettings, typedTaxes } from './typed-rates';
import type { TaxSettings, TypedTaxes } from './typed-rates';

const { field } = formFields(settingsShape);

export type TaxesFormProps = {
  readonly settings: BusinessSettings;
  readonly onSave: (taxes: TaxSettings) => Promise<void>;
};

/** The tax rates of the business. */
export function TaxesForm({ settings, onSave }: TaxesFormProps) {
  const { country } = useFormat();
  const schema = useMemo(() => taxSchema(country), [country]);
  return (
    <CardForm<TypedTaxes>
      title="Taxes"
      text="Papers keep the rates they were written with. A rate with parts, such as GST and PST, lists each of them."
      initialValues={typedTaxes(settings, country)}
      validationSchema={schema}
      onSave={async (values) => {
        const taxes = taxSettings(values, country);
        await onSave(taxes);
        return typedTaxes({ ...settings, ...taxes }, country);
      }}
    >
      <TaxRatesEditor />
      <FormCheckbox
        {...field('isTaxInclusive')}
        helper="Switched on, the tax is part of your prices; otherwise papers add it."
      />
    </CardForm>
  );
}
