import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Lock from 'lucide-react/icons/lock';
import { useId, useState } from 'react';

import { AppError } from '@/domain/core/errors';
import { phoneHref } from '@/domain/format/phone';
import { Icon } from '@/shared/ui/text/icon';
import { cardSx } from '../progress-styles';
import { DigitBoxes } from './digit-boxes';

const DIGITS = 4;

export type UnlockPanelProps = {
  readonly onUnlock: (digits: string) => Promise<void>;
  /** The kept key of this device opens nothing any more. */
  readonly wasRefused: boolean;
  /** Of the office; '' where the page does not know it yet. */
  readonly phone: string;
  /** What the page's address leads to. */
  readonly paper: 'estimate' | 'invoice';
};

type State = { readonly step: 'typing' | 'checking' } | { readonly step: 'failed'; readonly why: string };

/** Asks for the last four digits of the client's phone before amounts are shown. */
export function UnlockPanel({ onUnlock, wasRefused, phone, paper }: UnlockPanelProps) {
  const errorId = useId();
  const [digits, setDigits] = useState('');
  const [state, setState] = useState<State>({ step: 'typing' });

  const open = async () => {
    if (state.step === 'checking') return;
    if (digits.length < DIGITS) {
      setState({ step: 'failed', why: 'Type the last four digits.' });
      return;
    }
    setState({ step: 'checking' });
    try {
      await onUnlock(digits);
    } catch (error) {
      const why = error instanceof AppError ? error.message : 'That did not work. Try again in a moment.';
      setState({ step: 'failed', why });
      // Wrong digits are typed anew; without a connection the same ones are sent again.
      if (error instanceof AppError && !error.retryable) setDigits('');
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
      sx={{ ...cardSx, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 480 }}
    >
      <Box aria-hidden sx={lock}>
        <Icon of={Lock} size={24} />
      </Box>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', lineHeight: '1.75rem' }}>
        First, the last four digits of your phone
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {wasRefused
          ? 'This device has to be opened again, as after a change of your number.'
          : 'The number you gave the office. We ask once on this device.'}
      </Typography>
      <div>
        <DigitBoxes
          label="Last four digits of your phone"
          count={DIGITS}
          value={digits}
          isReadOnly={state.step === 'checking'}
          describedBy={state.step === 'failed' ? errorId : undefined}
          onChange={(next) => {
            setDigits(next);
            setState({ step: 'typing' });
          }}
        />
        {state.step === 'failed' && (
          <FormHelperText id={errorId} error role="alert" sx={{ mx: 0, mt: 1, fontSize: '0.875rem' }}>
            {state.why}
          </FormHelperText>
        )}
      </div>
      <Button type="submit" variant="contained" size="large" loading={state.step === 'checking'}>
        Show my {paper}
      </Button>
      <Typography sx={{ color: 'text.secondary' }}>
        Another number now?{' '}
        {phone === '' ? 'Call the office that sent it' : <Link href={phoneHref(phone)}>Call the office</Link>}
        , they change it in a minute.
      </Typography>
    </Box>
  );
}

const lock = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '8px',
  bgcolor: 'primary.tint',
  color: 'primary.main',
} as const;
