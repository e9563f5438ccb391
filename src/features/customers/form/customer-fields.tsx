import Box from '@mui/material/Box';
import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormDateTimeField } from '@/shared/forms/fields/form-date-time-field';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTagsField } from '@/shared/forms/fields/form-tags-field';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { BusinessSettings } from '@/domain/company/company';
import { MAX_ACCESS_NOTES } from '@/domain/customers/customer';
import { conventionsOf } from '@/domain/format/conventions';
import { useFormat } from '@/shared/format/format-context';
import { FormSection, Wide } from './form-section';

const choices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

/** Field labels for the error summary. */
export const CUSTOMER_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  phone: 'Phone',
  phoneAlt: 'Second phone',
  email: 'E-mail',
  nextFollowUp: 'Follow-up',
  accessNotes: 'Access notes',
  notes: 'Notes',
  tags: 'Tags',
  'insurance.adjusterPhone': 'Adjuster’s phone',
  'insurance.dateOfLoss': 'Date of loss',
  'insurance.deductible': 'Deductible',
};

export type ContactFieldsProps = {
  readonly isQuick: boolean;
};

/** Name and contact fields. */
export function ContactFields({ isQuick }: ContactFieldsProps) {
  const { address } = conventionsOf(useFormat().country);
  return (
    <FormSection id="contact" title="Contact">
      <Wide>
        <FormTextField
          name="name"
          label="Name"
          required
          autoFocus={isQuick}
          maxLength={170}
          autoComplete="off"
        />
      </Wide>
      <FormPhoneField name="phone" label="Phone" />
      <FormEmailField name="email" label="E-mail" autoComplete="off" />
      {!isQuick && <FormPhoneField name="phoneAlt" label="Second phone" />}
      {!isQuick && <FormTextField name="companyName" label="Company" maxLength={120} />}
      <Wide>
        <FormTextField name="streetAddress" label="Street" maxLength={200} autoComplete="off" />
      </Wide>
      <FormTextField name="city" label="City" maxLength={100} autoComplete="off" />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
        <FormTextField name="state" label={address.state} maxLength={100} autoComplete="off" />
        <FormTextField name="zipcode" label={address.zipcode} maxLength={20} autoComplete="off" />
      </Box>
      <Wide>
        <FormTextField
          name="accessNotes"
          label="Access notes"
          helper="Gate code, dog, where to park. The crew sees them at the job."
          multiline
          maxLength={MAX_ACCESS_NOTES}
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
      <FormSelect
        name="leadSource"
        label="Source"
        emptyLabel="Not known"
        options={choices(settings.leadSources)}
      />
      {!isQuick && <FormTextField name="referredBy" label="Referred by" maxLength={170} />}
      <FormSelect
        name="productOfInterest"
        label="Product of interest"
        emptyLabel="Not known"
        options={choices(settings.products)}
      />
      <FormSelect
        name="salesperson"
        label="Salesperson"
        emptyLabel="Nobody yet"
        options={personOptions(people)}
      />
      <FormDateTimeField name="appointmentTime" label="Appointment" zone={zone} />
      <FormDateField name="nextFollowUp" label="Follow-up" />
      {!isQuick && (
        <Wide>
          <FormTagsField name="tags" label="Tags" helper="Enter or a comma adds one." />
        </Wide>
      )}
      <Wide>
        <FormTextField name="notes" label="Notes" multiline rows={isQuick ? 2 : 4} maxLength={5000} />
      </Wide>
    </FormSection>
  );
}

/** The insurance claim that pays for the roof. */
export function InsuranceFields() {
  return (
    <FormSection id="insurance" title="Insurance">
      <FormTextField name="insurance.carrier" label="Carrier" maxLength={120} />
      <FormDateField name="insurance.dateOfLoss" label="Date of loss" />
      <FormTextField name="insurance.claimNumber" label="Claim number" maxLength={60} />
      <FormTextField name="insurance.policyNumber" label="Policy number" maxLength={60} />
      <FormTextField name="insurance.adjuster" label="Adjuster" maxLength={120} />
      <FormPhoneField name="insurance.adjusterPhone" label="Adjuster’s phone" />
      <FormMoneyField name="insurance.deductible" label="Deductible" />
    </FormSection>
  );
}
