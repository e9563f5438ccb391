import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { billingPortal } from '@/data/plans/plan';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { STATE_WORDS } from './state-words';
import { useRequest } from './use-request';

export type PaymentDueProps = {
  /** Administrators change the card; others are only informed. */
  readonly canPay: boolean;
};

/** Reports a failed payment, with a link to fix it. */
export function PaymentDue({ canPay }: PaymentDueProps) {
  const { problem, isBusy, run } = useRequest();
  const isOnline = useIsOnline();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        canPay && (
          <Button
            color="inherit"
            disabled={isBusy || !isOnline}
            onClick={() => void run(async () => window.location.assign(await billingPortal()))}
          >
            Change the card
          </Button>
        )
      }
    >
      <AlertTitle>The last payment failed</AlertTitle>
      {problem ?? STATE_WORDS['past due'].text}
    </Alert>
  );
}
