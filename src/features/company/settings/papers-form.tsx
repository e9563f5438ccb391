import Box from '@mui/material/Box';

import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { labelsOf } from '@/domain/core/field-path';
import { byNumberPrefix, NUMBER_PREFIXES } from '@/domain/nouns';
import type { NumberPrefix } from '@/domain/core/noun-names';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { papersSchema } from './settings.schema';

type Prefixes = Pick<BusinessSettings, NumberPrefix>;
export type BusinessPapers = Pick<BusinessSettings, 'terms'> & Prefixes;

export type PapersFormProps = {
  readonly papers: BusinessPapers;
  readonly onSave: (papers: BusinessPapers) => Promise<void>;
};

const LABELS = {
  ...byNumberPrefix(({ one }) => `Before ${one} numbers`),
  terms: labelsOf(settingsShape)('terms'),
};

/** The prefixes alone, without spaces around them. */
function prefixesOf(values: Prefixes): Prefixes {
  return byNumberPrefix(({ setting }) => values[setting].trim());
}

/** Settings of the business's documents: numbers and terms. */
export function PapersForm({ papers, onSave }: PapersFormProps) {
  return (
    <CardForm<BusinessPapers>
      title="Numbers and terms"
      text="Numbers that were given stay as they are; new ones get what you write here in front."
      initialValues={{ ...prefixesOf(papers), terms: papers.terms }}
      validationSchema={papersSchema}
      labels={LABELS}
      onSave={async (values) => {
        const finished = { ...prefixesOf(values), terms: values.terms.trim() };
        await onSave(finished);
        return finished;
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
      </Box>
      <FormTextField
        name="terms"
        label={LABELS.terms}
        multiline
        rows={6}
        helper="Estimates and work agreements print them in full, and clients can open them on their tracking page."
      />
    </CardForm>
  );
}
