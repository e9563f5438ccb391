import Box from '@mui/material/Box';

import { FormPhoneField } from '@/shared/forms/form-phone-field';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';

import { CURRENCY_OPTIONS } from './currency-options';
import { TimeZoneField } from './time-zone-field';

export type BusinessBasicsFieldsProps = {
  /** Whether a company is founded: then it needs a name, and its phone is asked. */
  readonly isCompany: boolean;
};

/** What a business needs from its first day: name, phone, time zone and currency. */
export function BusinessBasicsFields({ isCompany }: BusinessBasicsFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isCompany && (
        <>
          <FormTextField name="name" label="Business name" autoComplete="organization" required />
          <FormPhoneField name="phone" label="Business phone" />
        </>
      )}
      <TimeZoneField
        name="timeZone"
        label="Time zone"
        helper="Appointments keep their time of day in it, wherever they are read."
      />
      <FormSelect name="currency" label="Currency" options={CURRENCY_OPTIONS} />
    </Box>
  );
}
