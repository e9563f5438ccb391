import { toAppError } from '@/data/base/app-error';
import { setEmail } from '@/data/session/auth';
import { notify } from '@/shared/feedback/notify';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';

import { emailSchema } from '../sign-in.schema';

export type EmailFormProps = {
  readonly email: string;
  readonly onNeedsProof: (then: () => Promise<void>) => void;
};

const EMPTY = { email: '' };

/** Changes the account's address once a mail to the new one was answered; nothing changes until then. */
export function EmailForm({ email, onNeedsProof }: EmailFormProps) {
  const change = async (next: string) => {
    await setEmail(next);
    notify.success(`Link sent to ${next}. Your address changes when you open it.`);
  };
  return (
    <CardForm
      title="E-mail address"
      text={`You are ${email} here. A new address counts once you have opened the link we send there.`}
      initialValues={EMPTY}
      validationSchema={emailSchema(email)}
      labels={{ email: 'New e-mail' }}
      submitLabel="Change e-mail"
      onSave={async (values) => {
        const next = values.email.trim();
        try {
          await change(next);
        } catch (cause) {
          const error = toAppError(cause);
          if (error.code !== 'needs-recent-login') throw error;
          onNeedsProof(() => change(next));
        }
        return EMPTY;
      }}
    >
      <FormEmailField name="email" label="New e-mail" autoComplete="email" />
    </CardForm>
  );
}
