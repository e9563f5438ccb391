import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { billingPortal, changeSubscription } from '@/data/plans/plan';
import { useIsOnline } from '@/data/runtime/use-is-online';
import type { Entitlement } from '@/domain/plans/entitlement';
import { termsOf } from '@/domain/plans/tiers';
import { notify } from '@/shared/feedback/notify';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { ChoiceFields } from '../choice-fields';
import type { PlanChoice } from '@/domain/plans/plan-choice';
import { PriceText } from '../price-text';
import { useRequest } from './use-request';

export type ManagePlanProps = { readonly entitlement: Entitlement; readonly isEnding: boolean };

/** Changes a running plan: people, interval, its end, and a link to the portal for card and bills. */
export function ManagePlan({ entitlement, isEnding }: ManagePlanProps) {
  const terms = termsOf(entitlement.plan);
  const has: PlanChoice = { people: Math.max(1, entitlement.seats), interval: entitlement.interval };
  const [choice, setChoice] = useState(has);
  const [isAsking, setIsAsking] = useState(false);
  const { problem, isBusy, run } = useRequest();
  const isOnline = useIsOnline();
  const isChanged = choice.people !== has.people || choice.interval !== has.interval;
  const isOff = isBusy || !isOnline;

  const change = (next: PlanChoice, ends: boolean, done: string) =>
    run(async () => {
      await changeSubscription({ interval: next.interval, seats: next.people, isEnding: ends });
      notify.success(done);
    });

  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Change it</Typography>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <ChoiceFields choice={choice} hasYear={terms.yearly !== null} onChange={setChoice} />
      <PriceText terms={terms} choice={choice} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={isOff || !isChanged}
          onClick={() => void change(choice, isEnding, 'The plan is changed')}
        >
          Save changes
        </Button>
        <Button
          variant="outlined"
          disabled={isOff}
          onClick={() => void run(async () => window.location.assign(await billingPortal()))}
        >
          Card, address and billing
        </Button>
        {isEnding ? (
          <Button disabled={isOff} onClick={() => void change(has, false, 'The plan goes on')}>
            Take it up again
          </Button>
        ) : (
          <Button disabled={isOff} onClick={() => setIsAsking(true)}>
            Cancel the plan…
          </Button>
        )}
      </Box>
      {!isOnline && <Typography variant="caption">Changes need a connection.</Typography>}
      <ConfirmDialog
        open={isAsking}
        title={`Cancel ${terms.name}?`}
        text="It runs to the end of what is paid. Nothing is hidden or deleted after it: what is open can be finished, and over the limits of Free new items wait."
        confirmLabel="Cancel the plan"
        cancelLabel="Keep it"
        tone="danger"
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void change(has, true, 'The plan ends with its period');
        }}
      />
    </Card>
  );
}
