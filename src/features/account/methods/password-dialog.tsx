import { toAppError } from '@/data/base/app-error';
import { linkPassword } from '@/data/session/sign-in-methods';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

import { firstPasswordSchema } from '../sign-in.schema';

export type PasswordDialogProps = {
  readonly email: string;
  readonly onNeedsProof: (then: () => Promise<void>) => void;
  readonly onClose: () => void;
};

/** Sets the first password of a user with other sign-in methods. */
export function PasswordDialog({ email, onNeedsProof, onClose }: PasswordDialogProps) {
  const set = async (password: string) => {
    await linkPassword(password);
    notify.success(`You can log in with ${email} and your password now`);
    onClose();
  };
  return (
    <FormikDialog
      open
      title="Set a password"
      width="small"
      initialValues={{ password: '' }}
      validationSchema={firstPasswordSchema}
      submitLabel="Set password"
      onClose={onClose}
      onSubmit={async ({ password }, { setStatus }) => {
        try {
          await set(password);
        } catch (cause) {
          const error = toAppError(cause);
          if (error.code === 'needs-recent-login') onNeedsProof(() => set(password));
          else setStatus(error.message);
        }
      }}
    >
      <FormTextField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        helper={ERROR_SENTENCES['weak-password']}
      />
    </FormikDialog>
  );
}
