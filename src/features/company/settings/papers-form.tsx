import Box from '@mui/material/Box';

import { useMemo } from 'react';

import type { BusinessSettings } from '@/domain/company/company';
import { parseTaxRate, taxRateText } from '@/domain/money/tax-rate';
import { useFormat } from '@/shared/format/format-context';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { papersSchema } from './settings.schema';

export type BusinessPapers = Pick<
  BusinessSettings,
  'terms' | 'taxRate' | 'trackerPrefix' | 'jobPrefix' | 'taskPrefix' | 'projectPrefix'
>;

export type PapersFormProps = {
  readonly papers: BusinessPapers;
  readonly onSave: (papers: BusinessPapers) => Promise<void>;
};

/** The form's values; the tax rate as typed, in percent. */
type Values = Omit<BusinessPapers, 'taxRate'> & { readonly taxRate: string };

const LABELS = {
  trackerPrefix: 'Before tracker numbers',
  jobPrefix: 'Before job numbers',
  taskPrefix: 'Before task numbers',
  projectPrefix: 'Before project numbers',
  taxRate: 'Tax rate in percent',
  terms: 'Terms',
};

/** Settings of the business's documents: numbers, tax, and terms. */
export function PapersForm({ papers, onSave }: PapersFormProps) {
  const { country } = useFormat();
  const schema = useMemo(() => papersSchema(country), [country]);
  const { terms, taxRate, trackerPrefix, jobPrefix, taskPrefix, projectPrefix } = papers;
  return (
    <CardForm<Values>
      title="Numbers and terms"
      text="Numbers that were given stay as they are; new ones get what you write here in front."
      initialValues={{
        terms,
        taxRate: taxRateText(taxRate, country),
        trackerPrefix,
        jobPrefix,
        taskPrefix,
        projectPrefix,
      }}
      validationSchema={schema}
      labels={LABELS}
      onSave={async (values) => {
        const rate = parseTaxRate(values.taxRate) ?? taxRate;
        const texts = {
          terms: values.terms.trim(),
          trackerPrefix: values.trackerPrefix.trim(),
          jobPrefix: values.jobPrefix.trim(),
          taskPrefix: values.taskPrefix.trim(),
          projectPrefix: values.projectPrefix.trim(),
        };
        await onSave({ ...texts, taxRate: rate });
        return { ...texts, taxRate: taxRateText(rate, country) };
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormTextField name="trackerPrefix" label={LABELS.trackerPrefix} placeholder="T-" />
        <FormTextField name="jobPrefix" label={LABELS.jobPrefix} placeholder="J-" />
        <FormTextField name="taskPrefix" label={LABELS.taskPrefix} placeholder="TK-" />
        <FormTextField name="projectPrefix" label={LABELS.projectPrefix} placeholder="PR-" />
        <FormTextField
          name="taxRate"
          label={LABELS.taxRate}
          placeholder={taxRateText(8_250, country)}
          inputMode="decimal"
          helper="A work agreement can add it."
        />
      </Box>
      <FormTextField
        name="terms"
        label={LABELS.terms}
        multiline
        rows={6}
        helper="Every work agreement prints them in full, and clients can open them on their tracking page."
      />
    </CardForm>
  );
}
