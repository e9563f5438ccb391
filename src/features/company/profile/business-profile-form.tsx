import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';

import { ADDRESS_FIELDS } from '@/domain/format/address';
import { companyShape, settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { labelsByPath } from '@/domain/core/field-path';
import { pick } from '@/domain/core/record';
import { capitalised } from '@/domain/core/spelling';
import { conventionsOf } from '@/domain/format/conventions';
import { countryOf } from '@/domain/format/country';
import { CardForm } from '@/shared/forms/frame/card-form';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { PictureField } from '@/shared/media/picture-field';

import { CountryField } from './country-field';
import { CURRENCY_OPTIONS } from './currency-options';
import { companyName, profileSchema } from '../settings/settings.schema';
import { TimeZoneField } from './time-zone-field';

/** Settings hold more than this form, and only its fields are written back. */
const FIELDS = [
  'phone',
  'email',
  'website',
  'licence',
  'hours',
  'logo',
  ...ADDRESS_FIELDS,
  'country',
  'timeZone',
  'currency',
] as const;
export type BusinessProfile = Pick<BusinessSettings, (typeof FIELDS)[number]>;

export type BusinessProfileFormProps = {
  readonly name: string | null;
  readonly profile: BusinessProfile;
  /** `name` is null without a company. */
  readonly onSave: (name: string | null, profile: BusinessProfile) => Promise<void>;
};

type Values = BusinessProfile & { readonly name: string };

const { field } = formFields(settingsShape);
const nameField = formFields(companyShape).field('name');
const LABELS = { ...labelsByPath(settingsShape), name: nameField.label };

const schemaWithName = profileSchema.shape({ name: companyName });

/** Name, contact, address, logo and region of a business. */
export function BusinessProfileForm({ name, profile, onSave }: BusinessProfileFormProps) {
  const conventions = conventionsOf(countryOf(profile));
  return (
    <CardForm<Values>
      title="Profile"
      text={`It heads your work agreements and job sheets. On their tracking page clients see name, logo, phone, hours and ${conventions.words.licence}.`}
      initialValues={{ ...pick(profile, FIELDS), name: name ?? '', country: countryOf(profile) }}
      validationSchema={name === null ? profileSchema : schemaWithName}
      labels={{ ...LABELS, ...conventions.address, licence: capitalised(conventions.words.licence) }}
      onSave={async (values) => {
        const { name: typedName, ...rest } = values;
        await onSave(name === null ? null : typedName.trim(), rest);
        return values;
      }}
    >
      <LogoField />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {name !== null && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormTextField {...nameField} autoComplete="organization" required />
          </Box>
        )}
        <BusinessPhone />
        <FormEmailField {...field('email')} autoComplete="email" />
        <FormTextField {...field('website')} autoComplete="url" inputMode="url" />
        <Licence />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormTextField
            {...field('hours')}
            placeholder={conventions.twelveHour ? 'Mon to Fri, 7 am to 5 pm' : 'Mon to Fri, 7:00 to 17:00'}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormTextField {...field('streetAddress')} autoComplete="street-address" />
        </Box>
        <FormTextField {...field('city')} autoComplete="address-level2" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <StateAndZipcode />
        </Box>
        <CountryField {...field('country')} />
        <TimeZoneField
          {...field('timeZone')}
          helper="Appointments keep their time of day in it, wherever they are read."
        />
        <FormSelect {...field('currency')} options={CURRENCY_OPTIONS} />
      </Box>
    </CardForm>
  );
}

function BusinessPhone() {
  const { values } = useFormikContext<Values>();
  return <FormPhoneField {...field('phone')} country={values.country} />;
}

function Licence() {
  const { words } = conventionsOf(useFormikContext<Values>().values.country);
  return <FormTextField name="licence" label={capitalised(words.licence)} />;
}

function StateAndZipcode() {
  const { address } = conventionsOf(useFormikContext<Values>().values.country);
  return (
    <>
      <FormTextField name="state" label={address.state} autoComplete="address-level1" />
      <FormTextField name="zipcode" label={address.zipcode} autoComplete="postal-code" />
    </>
  );
}

function LogoField() {
  const { values, setFieldValue } = useFormikContext<Values>();
  return (
    <PictureField
      label="Logo"
      name={values.name || 'Business'}
      value={values.logo}
      isWhole
      onChange={(logo: string) => void setFieldValue('logo', logo)}
    />
  );
}
