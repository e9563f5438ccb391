import Skeleton from '@mui/material/Skeleton';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';

import { loadOnce } from '@/data/base/load-once';
import type { ProfileChanges } from '@/data/account/profile';
import { userShape } from '@/domain/account/user';
import { labelsByPath } from '@/domain/core/field-path';
import { conventionsOf } from '@/domain/format/conventions';
import type { SessionUser } from '@/domain/session/session';
import { useFormat } from '@/shared/format/format-context';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { CardForm } from '@/shared/forms/frame/card-form';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { lateSchema } from '@/shared/forms/frame/late-schema';
import { lazy } from '@/shared/ui/states/lazy';

/** For many users the account is the first screen: its picture may load after its text. */
const PictureField = lazy(async () => ({
  default: (await import('@/shared/media/picture-field')).PictureField,
}));

const loadSchemas = loadOnce(() => import('./account.schema'));

type Values = Required<ProfileChanges>;

export type ProfileFormProps = {
  readonly user: SessionUser;
  readonly onSave: (changes: ProfileChanges) => Promise<void>;
};

const { field } = formFields(userShape);

/** Name, contact, address and picture of the user. */
export function ProfileForm({ user, onSave }: ProfileFormProps) {
  const { country } = useFormat();
  const { address } = conventionsOf(country);
  const labels = { ...labelsByPath(userShape), ...address };
  const loadSchema = async () => (await loadSchemas()).profileSchema(country);
  return (
    <CardForm<Values>
      title="Profile"
      text="Coworkers see your name, picture, job role and phone."
      initialValues={profileOf(user)}
      validationSchema={lateSchema(loadSchema)}
      labels={labels}
      onSave={async (values) => {
        const trimmed = { ...values, ...(await loadSchema()).cast(values) };
        await onSave(trimmed);
        return trimmed;
      }}
    >
      <Picture />
      <FieldGrid>
        <FormTextField {...field('userFirstName')} autoComplete="given-name" required />
        <FormTextField {...field('userLastName')} autoComplete="family-name" />
        <FormTextField
          {...field('username')}
          autoComplete="nickname"
          helper="Shown instead of your e-mail."
        />
        <FormTextField {...field('jobRole')} autoComplete="organization-title" />
        <FormPhoneField {...field('phone')} />
        <FormTextField {...field('streetAddress')} autoComplete="street-address" />
        <FormTextField {...field('city')} autoComplete="address-level2" />
        <FieldGrid isShort>
          <FormTextField name="state" label={address.state} autoComplete="address-level1" />
          <FormTextField name="zipcode" label={address.zipcode} autoComplete="postal-code" />
        </FieldGrid>
      </FieldGrid>
    </CardForm>
  );
}

function profileOf(user: SessionUser): Values {
  return {
    userFirstName: user.firstName,
    userLastName: user.lastName,
    // The session's `name` falls back to the e-mail; only a real username belongs in the field.
    username: user.name === user.email ? '' : user.name,
    userProfileImageLink: user.avatar,
    jobRole: user.jobRole,
    phone: user.phone,
    streetAddress: user.streetAddress,
    city: user.city,
    state: user.state,
    zipcode: user.zipcode,
  };
}

function Picture() {
  const { values, setFieldValue } = useFormikContext<Values>();
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={90} />}>
      <PictureField
        label="Picture"
        name={`${values.userFirstName} ${values.userLastName}`.trim() || 'You'}
        value={values.userProfileImageLink}
        onChange={(picture: string) => void setFieldValue('userProfileImageLink', picture)}
      />
    </Suspense>
  );
}
