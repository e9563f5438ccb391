import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormikContext } from 'formik';

import { COLLECTIONS } from '@/domain/core/collections';
import { newId } from '@/data/core/ids';
import { taxRateText } from '@/domain/money/tax-rate';
import { TAX_RATE_FIELDS } from '@/domain/money/tax-rates';
import { useFormat } from '@/shared/format/format-context';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { formFields } from '@/shared/forms/fields/form-fields';

import { EntriesEditor } from '@/shared/forms/fields/entries-editor';
import { MAX_TAX_RATES } from './money.schema';
import { RatePartsEditor } from './rate-parts-editor';
import { typedSum } from './typed-rates';
import type { TypedRate, TypedTaxes } from './typed-rates';

/** Edits the tax rates of a business: name, percentage or parts, and which is the default. */
export function TaxRatesEditor() {
  const { country } = useFormat();
  const { values, setFieldValue } = useFormikContext<TypedTaxes>();
  const { defaultTaxRate, taxRates } = values;
  return (
    <EntriesEditor<'taxRates', TypedRate>
      name="taxRates"
      noun="tax rate"
      max={MAX_TAX_RATES}
      second="180px"
      emptyText="None yet. Without one, nothing is taxed."
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      makeNew={() => {
        const id = newId();
        if (taxRates.length === 0) void setFieldValue('defaultTaxRate', id);
        return { id, name: '', parts: [{ name: '', rate: '' }] };
      }}
      renderFields={({ parts }, path) => (
        <>
          <FormTextField {...formFields(RATE_SHAPE, `${path}.`).text('name')} required />
          {parts.length === 1 ? (
            <FormTextField
              name={`${path}.parts.0.rate`}
              label="Rate in percent"
              placeholder={taxRateText(8_250, country)}
              inputMode="decimal"
              required
            />
          ) : (
            // A div: `editorRow` lays out the second one.
            <Box className="tn" sx={{ color: 'text.secondary', pt: { sm: '34px' } }}>
              {sumText(typedSum(parts, country))}
            </Box>
          )}
        </>
      )}
      renderBelow={({ id, name, parts }, path) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <RatePartsEditor path={`${path}.parts`} rateName={name} parts={parts} />
          <FormControlLabel
            label="Default for taxed lines"
            control={
              <Checkbox
                checked={id === defaultTaxRate}
                onChange={(_event, isOn) => void setFieldValue('defaultTaxRate', isOn ? id : '')}
              />
            }
          />
        </Box>
      )}
    />
  );
}

const RATE_SHAPE = { collection: COLLECTIONS.settings, fields: TAX_RATE_FIELDS };

const sumText = (sum: string | null) => (sum === null ? '' : `${sum} % in all`);
