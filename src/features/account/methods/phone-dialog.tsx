import { useState } from 'react';
import Typography from '@mui/material/Typography';

import { toAppError } from '@/data/base/app-error';
import type { PhoneChallenge } from '@/data/session/auth-door';
import { startPhoneFor } from '@/data/session/sign-in-methods';
import { notify } from '@/shared/feedback/notify';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { useFormat } from '@/shared/format/format-context';
import { PhoneText } from '@/shared/ui/text/phone-text';

import { codeSchema, signInPhoneSchema } from '../sign-in.schema';
import { sentenceOf } from './use-methods';

export type PhoneDialogProps = {
  /** Called when the sign-in is too old. */
  readonly onNeedsProof: () => void;
  readonly onClose: () => void;
};

/** Adds a phone to sign in with: the number first, then the code sent to it. */
export function PhoneDialog({ onNeedsProof, onClose }: PhoneDialogProps) {
  const { country } = useFormat();
  const [sent, setSent] = useState<{ readonly to: string; readonly challenge: PhoneChallenge } | null>(null);
  const confirm = async (code: string) => {
    await sent?.challenge.confirm(code.trim());
    notify.success('Phone added');
    onClose();
  };
  const submit = async ({ phone, code }: { readonly phone: string; readonly code: string }) => {
    if (sent) await confirm(code);
    else setSent({ to: phone, challenge: await startPhoneFor('link', phone) });
  };
  return (
    <FormikDialog
      open
      title="Log in by phone"
      width="small"
      initialValues={{ phone: '', code: '' }}
      validationSchema={sent ? codeSchema : signInPhoneSchema(country)}
      submitLabel={sent ? 'Add phone' : 'Send code'}
      onClose={onClose}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        try {
          await submit(values);
        } catch (cause) {
          const error = toAppError(cause);
          if (error.code === 'needs-recent-login') onNeedsProof();
          else setStatus(sentenceOf(error, 'phone'));
        }
      }}
    >
      {sent ? (
        <>
          <Typography>
            We sent a code to <PhoneText phone={sent.to} />.
          </Typography>
          <FormTextField name="code" label="Code" autoComplete="one-time-code" inputMode="numeric" />
        </>
      ) : (
        <FormPhoneField name="phone" label="Phone number" />
      )}
    </FormikDialog>
  );
}
