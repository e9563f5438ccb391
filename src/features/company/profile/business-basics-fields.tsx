import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';

import { settingsShape } from '@/domain/company/company';
import { currencyOfCountry } from '@/domain/format/country';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import type { BusinessBasics } from './business-basics';
import { CountryField } from './country-field';
import { CURRENCY_OPTIONS } from './currency-options';
import { TimeZoneField } from './time-zone-field';

const { field } = formFields(settingsShape);

export type BusinessBasicsFieldsProps = {
  /** True for a company, which needs a name and may have a phone. */
  readonly isCompany: boolean;
};

/** The first settings of a business: name, phone, country, time zone and currency. */
export function BusinessBasicsFields({ isCompany }: BusinessBasicsFieldsProps) {
  const { values, setFieldValue } = useFormikContext<BusinessBasics>();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isCompany && (
        <>
          <FormTextField name="name" label="Business name" autoComplete="organization" required />
          <FormPhoneField name="phone" label="Business phone" country={values.country} />
        </>
      )}
      <CountryField
        {...field('country')}
        onChosen={(country) => void setFieldValue('currency', currencyOfCountry(country))}
      />
      <TimeZoneField
        {...field('timeZone')}
        helper="Appointments keep their time of day in it, wherever they are read."
      />
      <FormSelect {...field('currency')} options={CURRENCY_OPTIONS} />
    </Box>
  );
}
