import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormDateTimeField } from '@/shared/forms/fields/form-date-time-field';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTagsField } from '@/shared/forms/fields/form-tags-field';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { BusinessSettings } from '@/domain/company/company';
import { labelsByPath } from '@/domain/core/field-path';
import { customerShape } from '@/domain/customers/customer';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '@/shared/format/format-context';
import { FormSection, Wide } from './form-section';

const choices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

const { field, text } = formFields(customerShape);

/** Field labels for the error summary. */
export const CUSTOMER_LABELS = labelsByPath(customerShape);

export type ContactFieldsProps = {
  readonly isQuick: boolean;
};

/** Name and contact fields. */
export function ContactFields({ isQuick }: ContactFieldsProps) {
  const { address } = conventionsOf(useFormat().country);
  return (
    <FormSection id="contact" title="Contact">
      <Wide>
        <FormTextField {...text('name')} required autoFocus={isQuick} autoComplete="off" />
      </Wide>
      <FormPhoneField {...field('phone')} />
      <FormEmailField {...field('email')} autoComplete="off" />
      {!isQuick && <FormPhoneField {...field('phoneAlt')} />}
      {!isQuick && <FormTextField {...text('companyName')} />}
      <Wide>
        <FormTextField {...text('streetAddress')} autoComplete="off" />
      </Wide>
      <FormTextField {...text('city')} autoComplete="off" />
      <FieldGrid isShort>
        <FormTextField {...text('state')} label={address.state} autoComplete="off" />
        <FormTextField {...text('zipcode')} label={address.zipcode} autoComplete="off" />
      </FieldGrid>
      <Wide>
        <FormTextField
          {...text('accessNotes')}
          helper="Gate code, dog, where to park. The crew sees them at the job."
          multiline
          autoComplete="off"
        />
      </Wide>
    </FormSection>
  );
}

export type LeadFieldsProps = {
  readonly isQuick: boolean;
  readonly settings: Pick<BusinessSettings, 'leadSources' | 'products'>;
  readonly people: readonly Person[];
};

/** Source, products, salesperson and dates. */
export function LeadFields({ isQuick, settings, people }: LeadFieldsProps) {
  const { zone } = useFormat();
  return (
    <FormSection id="lead" title="Lead">
      <FormSelect {...field('leadSource')} emptyLabel="Not known" options={choices(settings.leadSources)} />
      {!isQuick && <FormTextField {...text('referredBy')} />}
      <FormSelect
        {...field('productOfInterest')}
        emptyLabel="Not known"
        options={choices(settings.products)}
      />
      <FormSelect {...field('salesperson')} emptyLabel="Nobody yet" options={personOptions(people)} />
      <FormDateTimeField {...field('appointmentTime')} zone={zone} />
      <FormDateField {...field('nextFollowUp')} />
      {!isQuick && (
        <Wide>
          <FormTagsField {...field('tags')} helper="Enter or a comma adds one." />
        </Wide>
      )}
      <Wide>
        <FormTextField {...text('notes')} multiline rows={isQuick ? 2 : 4} />
      </Wide>
    </FormSection>
  );
}

/** The insurance claim that pays for the roof. */
export function InsuranceFields() {
  return (
    <FormSection id="insurance" title="Insurance">
      <FormTextField {...text('insurance.carrier')} />
      <FormDateField {...field('insurance.dateOfLoss')} />
      <FormTextField {...text('insurance.claimNumber')} />
      <FormTextField {...text('insurance.policyNumber')} />
      <FormTextField {...text('insurance.adjuster')} />
      <FormPhoneField {...field('insurance.adjusterPhone')} />
      <FormMoneyField {...field('insurance.deductible')} />
    </FormSection>
  );
}
