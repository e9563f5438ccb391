import { textsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

import { requestConnection } from '@/data/network/network';
import { connectionShape } from '@/domain/network/connection';
import { isEmailOrEmpty } from '@/domain/format/email';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

const { field } = formFields(connectionShape);

const schema = object({
  email: string()
    .trim()
    .required('Write their e-mail address.')
    .test('email', ERROR_SENTENCES['invalid-email'], isEmailOrEmpty),
  message: textsOf(connectionShape)('message', 'A message').trim(),
});

const EMPTY = { email: '', message: '' };

/** Requests a connection by address; never reveals whether it has an account, so addresses cannot be probed. */
export function EmailRequest() {
  return (
    <CardForm
      title="By e-mail"
      text="If a user has this address, your request reaches them. They decide."
      initialValues={EMPTY}
      validationSchema={schema}
      submitLabel="Send request"
      labels={{ email: 'E-mail', message: field('message').label }}
      onSave={async (values) => {
        const { email, message } = schema.cast(values);
        const { state } = await requestConnection({ by: 'email', to: email ?? '', message: message ?? '' });
        notify.success(
          state === 'connected' ? 'You are connected' : 'Sent. If they are here, they have your request now.',
        );
        return EMPTY;
      }}
    >
      <FormEmailField name="email" label="E-mail" required />
      <FormTextField {...field('message')} multiline rows={2} helper="Say who you are." />
    </CardForm>
  );
}
