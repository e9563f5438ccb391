import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { isEmailOrEmpty } from '@/domain/format/email';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { FormErrorSummary } from '@/shared/forms/frame/form-error-summary';
import { boolean, number, object, string } from '@/shared/forms/frame/schema';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { Card } from '@/shared/ui/page/card';
import { ExampleFrame } from '../example-frame';
import { ROOF_TYPES } from './roof-types';

const schema = object({
  name: string().trim().required('Write the name.').max(120, 'At most 120 characters.'),
  phone: string().required('Write a phone number.'),
  email: string().trim().test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
  roof: string().oneOf(ROOF_TYPES, 'Choose a roof.').required('Choose a roof.'),
  day: string().required('Choose a day.'),
  budget: number().nullable().min(100, 'A visit is worth it from $1 on.'),
  notes: string().max(500, 'At most 500 characters.'),
  agrees: boolean().oneOf([true], 'Tick this to go on.'),
});

const BLANK = { name: '', phone: '', email: '', roof: '', day: '', budget: null, notes: '', agrees: false };

const LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  roof: 'Roof',
  day: 'Day of the visit',
  budget: 'Budget',
  notes: 'Notes',
  agrees: 'Terms',
};

/** /app/extra/forms/formik: one form with most of our fields; sending it shows what was read. */
export function FormikPage() {
  const [sent, setSent] = useState<typeof BLANK | null>(null);
  return (
    <ExampleFrame title="Form" text="A Formik form with our fields, checked by a yup schema.">
      <Card sx={{ maxWidth: 640 }}>
        <Formik
          initialValues={BLANK}
          validationSchema={schema}
          onSubmit={(values, { resetForm }) => {
            setSent(values);
            resetForm();
          }}
        >
          <Form noValidate aria-label="Ask for a visit" style={{ display: 'grid', gap: 16 }}>
            {sent !== null && (
              <Alert severity="success" onClose={() => setSent(null)}>
                Read: {sent.name.trim()}, {sent.roof.toLowerCase()}, {sent.day}. Nothing was stored.
              </Alert>
            )}
            <FormTextField name="name" label={LABELS.name} required autoComplete="off" />
            <FieldGrid>
              <FormPhoneField name="phone" label={LABELS.phone} required />
              <FormEmailField name="email" label={LABELS.email} autoComplete="off" />
              <FormSelect
                name="roof"
                label={LABELS.roof}
                required
                options={ROOF_TYPES.map((roof) => ({ value: roof, label: roof }))}
              />
              <FormDateField name="day" label={LABELS.day} required />
            </FieldGrid>
            <FormMoneyField name="budget" label={LABELS.budget} />
            <FormTextField name="notes" label={LABELS.notes} multiline />
            <FormCheckbox name="agrees" label="The terms of a visit are fine with me" />
            <FormErrorSummary labels={LABELS} />
            <Box>
              <SubmitButton>Send</SubmitButton>
            </Box>
          </Form>
        </Formik>
      </Card>
    </ExampleFrame>
  );
}
