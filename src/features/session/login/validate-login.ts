import { yupToFormErrors } from 'formik';
import type { FormikErrors } from 'formik';
import type { LoginValues } from './login-form';

/** Checks what was typed at the login; the checker is loaded when the first field is left, not before. */
export async function validateLogin(values: LoginValues): Promise<FormikErrors<LoginValues>> {
  const [{ loginSchema }, { ValidationError }] = await Promise.all([
    import('../credentials/credentials.schema'),
    import('yup'),
  ]);
  try {
    await loginSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}
