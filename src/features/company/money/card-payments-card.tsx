import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { connectStripe, disconnectStripe } from '@/data/payments/card-payments';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { missingWords } from '@/domain/payments/card/card-payments';
import type { CardPayments } from '@/domain/payments/card/card-payments';
import { useAction } from '@/shared/feedback/use-action';
import { useQuestion } from '@/shared/feedback/use-question';
import type { Question } from '@/shared/feedback/use-question';
import { Card } from '@/shared/ui/page/card';

const STOPPING: Question = {
  title: 'Stop taking payments online?',
  text: 'The button disappears from your clients’ pages. Your account at Stripe stays yours, and what is on its way still arrives.',
  confirmLabel: 'Disconnect',
  tone: 'danger',
  done: 'Payments online are off',
  run: disconnectStripe,
};

const ACTION = {
  off: 'Connect with Stripe',
  onboarding: 'Continue at Stripe',
  on: 'Open Stripe',
} as const;

/** Whether clients can pay by card: off, what Stripe still asks for, or on, with the way to change it. */
export function CardPaymentsCard({ cardPayments }: { readonly cardPayments: CardPayments }) {
  const { state } = cardPayments;
  const isOnline = useIsOnline();
  const { busy, run } = useAction();
  const { ask, dialog } = useQuestion();
  const connect = () => run(async () => window.location.assign(await connectStripe()));
  return (
    <Card component="section" aria-label="Payments by card" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Payments by card</Typography>
      <StateText cardPayments={cardPayments} />
      {state !== 'on' && <Fees />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={state === 'on' ? 'outlined' : 'contained'}
          disabled={busy || !isOnline}
          onClick={() => void connect()}
        >
          {ACTION[state]}
        </Button>
        {state !== 'off' && (
          <Button disabled={busy || !isOnline} onClick={() => ask(STOPPING)}>
            Disconnect…
          </Button>
        )}
      </Box>
      {!isOnline && <Typography variant="caption">This needs a connection.</Typography>}
      {dialog}
    </Card>
  );
}

function StateText({ cardPayments: { state, missing } }: { readonly cardPayments: CardPayments }) {
  const [words] = useSearchParams();
  const back = words.get('stripe');
  if (state === 'off')
    return (
      <Typography>
        Off. Your clients cannot pay online; they pay by check, bank transfer or in cash, and you record it.
      </Typography>
    );
  if (state === 'on')
    return (
      <Typography>
        On. Clients pay invoices by card or from a bank account on their page, straight into your own account
        at Stripe.
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {back === 'expired'
          ? 'Not ready yet: Stripe’s link was too old. Continue with a new one.'
          : back === 'done'
            ? 'Not ready yet. Stripe checks what you entered, which can take some minutes.'
            : 'Not ready yet: Stripe needs more before clients can pay.'}
      </Typography>
      {missing.length > 0 && (
        <Box component="ul" aria-label="Stripe still asks for" sx={{ m: 0, pl: 3 }}>
          {missingWords(missing).map((word) => (
            <li key={word}>{word}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Fees() {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      You get an account of your own at Stripe. Its fees come off each payment and are yours; they depend on
      your country and on how the client pays. Joblane takes nothing.{' '}
      <TextLink href="https://stripe.com/pricing" target="_blank" rel="noreferrer">
        Stripe’s prices
      </TextLink>
    </Typography>
  );
}
