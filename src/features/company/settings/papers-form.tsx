import Box from '@mui/material/Box';

import { useMemo } from 'react';

import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { labelsOf } from '@/domain/core/field-path';
import { byNumberPrefix, NUMBER_PREFIXES } from '@/domain/nouns';
import type { NumberPrefix } from '@/domain/core/noun-names';
import { parseTaxRate, taxRateText } from '@/domain/money/tax-rate';
import { useFormat } from '@/shared/format/format-context';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { papersSchema } from './settings.schema';

type Prefixes = Pick<BusinessSettings, NumberPrefix>;
export type BusinessPapers = Pick<BusinessSettings, 'terms' | 'taxRate'> & Prefixes;

export type PapersFormProps = {
  readonly papers: BusinessPapers;
  readonly onSave: (papers: BusinessPapers) => Promise<void>;
};

/** The form's values; the tax rate as typed, in percent. */
type Values = Omit<BusinessPapers, 'taxRate'> & { readonly taxRate: string };

const LABELS = {
  ...byNumberPrefix(({ one }) => `Before ${one} numbers`),
  taxRate: 'Tax rate in percent',
  terms: labelsOf(settingsShape)('terms'),
};

/** The prefixes alone, without spaces around them. */
function prefixesOf(values: Prefixes): Prefixes {
  return byNumberPrefix(({ setting }) => values[setting].trim());
}

/** Settings of the business's documents: numbers, tax, and terms. */
export function PapersForm({ papers, onSave }: PapersFormProps) {
  const { country } = useFormat();
  const schema = useMemo(() => papersSchema(country), [country]);
  const { terms, taxRate } = papers;
  return (
    <CardForm<Values>
      title="Numbers and terms"
      text="Numbers that were given stay as they are; new ones get what you write here in front."
      initialValues={{ ...prefixesOf(papers), terms, taxRate: taxRateText(taxRate, country) }}
      validationSchema={schema}
      labels={LABELS}
      onSave={async (values) => {
        const rate = parseTaxRate(values.taxRate) ?? taxRate;
        const texts = { ...prefixesOf(values), terms: values.terms.trim() };
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
        {NUMBER_PREFIXES.map(({ setting, example }) => (
          <FormTextField key={setting} name={setting} label={LABELS[setting]} placeholder={example} />
        ))}
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
