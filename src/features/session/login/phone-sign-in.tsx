import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';

import { ERROR_SENTENCES } from '@/domain/core/errors';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { useFormat } from '@/shared/format/format-context';
import { formatPhone, parsePhone } from '@/shared/format/phone';

import { OwnDeviceField } from '../credentials/own-device-field';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';

export type PhoneSignInProps = {
  readonly ownDevice: boolean;
  readonly onOwnDeviceChange: (ownDevice: boolean) => void;
  readonly onStart: (phone: string) => Promise<void>;
  readonly onConfirm: (code: string) => Promise<void>;
};

/** Sign-in by phone: the number first, then the code sent to it. */
export function PhoneSignIn({ ownDevice, onOwnDeviceChange, onStart, onConfirm }: PhoneSignInProps) {
  const attempt = useAttempt();
  const { country } = useFormat();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState('');

  const send = async (phone: string) => {
    if (await attempt.run(() => onStart(phone))) setSentTo(phone);
  };
  const confirm = async (code: string) => {
    await attempt.run(() => onConfirm(code.trim()));
  };

  return (
    <>
      <FormAlert text={attempt.error?.message ?? null} />
      {sentTo === null ? (
        <Formik
          initialValues={{ phone: typed }}
          validate={(values) =>
            parsePhone(values.phone, country) === null ? { phone: ERROR_SENTENCES['invalid-phone'] } : {}
          }
          onSubmit={(values) => {
            setTyped(values.phone);
            return send(parsePhone(values.phone, country) ?? values.phone);
          }}
        >
          <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
            <FormPhoneField name="phone" label="Phone number" />
            <OwnDeviceField checked={ownDevice} onChange={onOwnDeviceChange} />
            <SubmitButton size="large" fullWidth pendingLabel="Sending">
              Send code
            </SubmitButton>
          </Box>
        </Formik>
      ) : (
        <>
          <Typography component="p" variant="subtitle1" sx={{ mb: 2 }}>
            We sent a code to {formatPhone(sentTo, country)}.
          </Typography>
          <Formik
            initialValues={{ code: '' }}
            validate={(values) =>
              /^\s*\d{6}\s*$/.test(values.code) ? {} : { code: 'Enter the 6 digits we sent.' }
            }
            onSubmit={(values) => confirm(values.code)}
          >
            <Box component={Form} noValidate sx={{ display: 'grid', gap: 3 }}>
              <FormTextField
                name="code"
                label="Code"
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={12}
                autoFocus
              />
              <SubmitButton size="large" fullWidth pendingLabel="Checking">
                Login
              </SubmitButton>
            </Box>
          </Formik>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="text" disabled={attempt.busy} onClick={() => send(sentTo)}>
              Send a new code
            </Button>
            <Button variant="text" disabled={attempt.busy} onClick={() => setSentTo(null)}>
              Use another number
            </Button>
          </Box>
        </>
      )}
    </>
  );
}
