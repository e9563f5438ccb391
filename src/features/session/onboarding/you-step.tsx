import { Form, Formik } from 'formik';

import { userShape } from '@/domain/account/user';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '@/shared/format/format-context';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { KeepDraft } from './keep-draft';
import type { YouValues } from './onboarding-draft';
import { StepButtons } from './step-buttons';
import { youSchema } from './you.schema';

const { field } = formFields(userShape);

export type YouStepProps = {
  readonly values: YouValues;
  readonly onKeep: (values: YouValues) => void;
  readonly onNext: (values: YouValues) => Promise<void>;
};

/** Name, phone and address of the user. */
export function YouStep({ values, onKeep, onNext }: YouStepProps) {
  const { country } = useFormat();
  const { address } = conventionsOf(country);
  const schema = youSchema(country);
  return (
    <Formik
      initialValues={values}
      validationSchema={schema}
      onSubmit={(typed) => onNext({ ...typed, ...schema.cast(typed) })}
    >
      <Form noValidate>
        <KeepDraft<YouValues> onKeep={onKeep} />
        <FieldGrid>
          <FormTextField {...field('userFirstName')} name="firstName" autoComplete="given-name" required />
          <FormTextField {...field('userLastName')} name="lastName" autoComplete="family-name" required />
          <FormPhoneField {...field('phone')} />
          <FormTextField {...field('streetAddress')} autoComplete="street-address" />
          <FormTextField {...field('city')} autoComplete="address-level2" />
          <FieldGrid isShort>
            <FormTextField name="state" label={address.state} autoComplete="address-level1" />
            <FormTextField name="zipcode" label={address.zipcode} autoComplete="postal-code" />
          </FieldGrid>
        </FieldGrid>
        <StepButtons>
          <SubmitButton size="large" pendingLabel="Saving">
            Continue
          </SubmitButton>
        </StepButtons>
      </Form>
    </Formik>
  );
}
