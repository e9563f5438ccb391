import { ERROR_SENTENCES, AppError } from '@/domain/core/errors';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { CardForm } from '@/shared/forms/frame/card-form';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { passwordSchema } from './sign-in.schema';

type Values = { readonly current: string; readonly next: string };

export type PasswordFormProps = {
  readonly onSave: (current: string, next: string) => Promise<void>;
};

const EMPTY: Values = { current: '', next: '' };

/** Changes the password; requires the current one, because an unlocked screen is not enough. */
export function PasswordForm({ onSave }: PasswordFormProps) {
  return (
    <CardForm<Values>
      title="Password"
      initialValues={EMPTY}
      validationSchema={passwordSchema}
      labels={{ current: 'Present password', next: 'New password' }}
      submitLabel="Change password"
      onSave={async ({ current, next }) => {
        try {
          await onSave(current, next);
        } catch (cause) {
          throw cause instanceof AppError && cause.code === 'wrong-credentials'
            ? new AppError('wrong-credentials', { cause, sentence: 'This is not your present password.' })
            : cause;
        }
        return EMPTY;
      }}
    >
      <FieldGrid>
        <FormTextField
          name="current"
          label="Present password"
          type="password"
          autoComplete="current-password"
        />
        <FormTextField
          name="next"
          label="New password"
          type="password"
          autoComplete="new-password"
          helper={ERROR_SENTENCES['weak-password']}
        />
      </FieldGrid>
    </CardForm>
  );
}
