import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import { settingsShape } from '@/domain/company/company';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { useFormat } from '@/shared/format/format-context';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { CardForm } from '@/shared/forms/frame/card-form';

import { estimateSettings, typedEstimates } from './estimate-values';
import type { EstimateSettings, TypedEstimates } from './estimate-values';
import { estimatesSchema } from './money.schema';

const { field } = formFields(moneySettingsShape);
const { field: ofSettings } = formFields(settingsShape);

const KINDS = [
  { value: 'percent', label: 'Percent of the total' },
  { value: 'cents', label: 'Fixed amount' },
];

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

export type EstimatesFormProps = {
  readonly settings: EstimateSettings;
  readonly onSave: (settings: EstimateSettings) => Promise<void>;
};

/** What new estimates start with, when the office approves and follows up, and what an hour costs. */
export function EstimatesForm({ settings, onSave }: EstimatesFormProps) {
  const { country } = useFormat();
  const schema = useMemo(() => estimatesSchema(country), [country]);
  return (
    <CardForm<TypedEstimates>
      title="Estimates"
      text="Estimates that are written already stay as they are. Your crew does not see these amounts."
      initialValues={typedEstimates(settings, country)}
      validationSchema={schema}
      onSave={async (values) => {
        const finished = estimateSettings(values, country);
        await onSave(finished);
        return typedEstimates(finished, country);
      }}
    >
      <Box sx={twoColumns}>
        <FormTextField
          {...ofSettings('validityDays')}
          inputMode="numeric"
          helper="Empty: estimates have no last day."
        />
        <FormMoneyField {...field('approvalAbove')} helper="The office approves larger estimates first." />
        <FormSelect {...field('depositKind')} options={KINDS} />
        <DepositField />
        <FormTextField
          {...field('followUpDays')}
          inputMode="numeric"
          helper="Without an answer for so many days. Empty: never."
        />
        <FormMoneyField {...field('crewHourCost')} helper="One hour of one person; margins count it." />
      </Box>
      <FormCheckbox {...field('mailsFollowUp')} helper="Once for an estimate, besides the notice to you." />
    </CardForm>
  );
}

function DepositField() {
  const { values } = useFormikContext<TypedEstimates>();
  return values.depositKind === 'cents' ? (
    <FormMoneyField {...field('deposit')} helper="Empty: no deposit." />
  ) : (
    <FormTextField {...field('depositPercent')} inputMode="decimal" helper="Empty: no deposit." />
  );
}
