import Box from '@mui/material/Box';

import type { AppError } from '@/domain/core/errors';

import { FormAlert } from '../frame/form-alert';

export type RegistrationAlertProps = { readonly error: AppError | null };

/** Why a registration failed: the sentence, and the serialized error for support. */
export function RegistrationAlert({ error }: RegistrationAlertProps) {
  if (error === null) return null;
  return (
    <FormAlert
      text={
        <span>
          {error.message}
          <Box component="code" sx={{ display: 'block', mt: 1, fontWeight: 400, overflowWrap: 'anywhere' }}>
            {JSON.stringify({ code: error.code, message: error.message })}
          </Box>
        </span>
      }
    />
  );
}
