import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { AppError } from '@/domain/core/errors';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { TextInput } from '@/shared/forms/fields/text-input';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney, readAmount, writeAmount } from '@/shared/format/money';
import { Card } from '../estimate/card';
import { thumbButtonSx } from '../progress-styles';

export type PayCardProps = {
  /** What the client has to pay of the invoice now, in cents. */
  readonly due: number;
  readonly currency: string;
  readonly terms: Pick<MoneyCopy, 'isPartAllowed' | 'mostCents'>;
  /** Opens the page where the amount (cents) is paid; rejects with a sentence. */
  readonly onPay: (cents: number) => Promise<void>;
};

type State = { readonly step: 'choosing' | 'opening' } | { readonly step: 'failed'; readonly why: string };

/** Pays an invoice online, or a part of it where the business allows that. */
export function PayCard({ due, currency, terms: { isPartAllowed, mostCents }, onPay }: PayCardProps) {
  const device = useFormat();
  const formats = { ...device, currency };
  const [part, setPart] = useState<string | null>(null);
  const [firstDue, setFirstDue] = useState(due);
  const [state, setState] = useState<State>({ step: 'choosing' });
  // A second press comes before the screen shows the first.
  const isBusy = useRef(false);
  const write = (cents: number) => formatMoney(cents, formats);
  const most = mostCents > 0 ? Math.min(due, mostCents) : due;
  const isTooMuch = most < due && !isPartAllowed;
  const typed = part === null ? { cents: due } : readAmount(part, device.country);
  const problem = 'problem' in typed ? typed.problem : amountProblem(typed.cents, due, most, write);

  const pay = async () => {
    if (isBusy.current) return;
    if (problem !== null || 'problem' in typed) {
      setState({ step: 'failed', why: problem ?? '' });
      return;
    }
    isBusy.current = true;
    setState({ step: 'opening' });
    try {
      await onPay(typed.cents);
    } catch (error) {
      const why = error instanceof AppError ? error.message : 'Try again in a moment.';
      setState({ step: 'failed', why });
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Card title="Pay online" headingAs="h2">
      {firstDue !== due && (
        <Alert
          severity="info"
          role="status"
          onClose={() => setFirstDue(due)}
          slotProps={{ closeButton: { 'aria-label': 'Close' } }}
          sx={{ mb: 2 }}
        >
          What is due has changed meanwhile: it is {write(due)} now.
        </Alert>
      )}
      {isTooMuch ? (
        <Typography>
          At most {write(mostCents)} can be paid online at once. See below how to pay larger amounts.
        </Typography>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void pay();
          }}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
        >
          {part !== null && (
            <TextInput
              name="amount"
              label={`Amount in ${currency}`}
              value={part}
              inputProps={{ inputMode: 'decimal', className: 'tn', maxLength: 20 }}
              helper={`Up to ${write(most)}.`}
              error={state.step === 'failed' && problem !== null ? state.why : undefined}
              onChange={(event) => {
                setPart(event.target.value);
                setState({ step: 'choosing' });
              }}
            />
          )}
          {state.step === 'failed' && (problem === null || part === null) && (
            <Alert severity="error">{state.why}</Alert>
          )}
          <Button type="submit" variant="contained" size="large" loading={state.step === 'opening'}>
            Pay {problem === null && !('problem' in typed) ? write(typed.cents) : 'now'}
          </Button>
          {isPartAllowed && (
            <Button
              variant="outlined"
              onClick={() => {
                setPart(part === null ? writeAmount(most, device.country) : null);
                setState({ step: 'choosing' });
              }}
              sx={thumbButtonSx}
            >
              {part === null ? 'Pay a part' : `Pay all, ${write(due)}`}
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
}

function amountProblem(
  cents: number,
  due: number,
  most: number,
  write: (cents: number) => string,
): string | null {
  if (cents <= 0) return 'Write an amount above zero.';
  if (cents > due) return `Only ${write(due)} is due. Pay that, or less.`;
  return cents > most ? `At most ${write(most)} can be paid online at once.` : null;
}
