import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createCheckout, useEntitlement } from '@/data/plans/plan';
import { toAppError } from '@/data/base/app-error';
import { useRoster } from '@/data/session/use-settings';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { PLAN_CURRENCY, priceOf } from '@/domain/plans/plan-price';
import { DAY_MS } from '@/domain/time/time';
import type { TierTerms } from '@/domain/plans/tiers';
import { formatMoney } from '@/shared/format/money';
import { plural } from '@/shared/format/counts';
import { Card } from '@/shared/ui/page/card';
import { DateText } from '@/shared/ui/text/date-text';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { ChoiceFields } from '../choice-fields';
import { choiceQuery, readChoice, teamSize } from '@/domain/plans/plan-choice';
import { whatChanges } from './what-changes';
import { useFormat } from '@/shared/format/format-context';

export type OrderFormProps = {
  readonly terms: TierTerms;
  /** True when they returned from the checkout without paying. */
  readonly wasCancelled: boolean;
};

/** The chosen tier, people, price and start; the button opens the payment. */
export function OrderForm({ terms, wasCancelled }: OrderFormProps) {
  const { people: roster } = useRoster();
  const { entitlement, status } = useEntitlement();
  const isOnline = useIsOnline();
  const { country } = useFormat();
  const [query, setQuery] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [now] = useState(() => Date.now());

  const inTeam = teamSize(roster);
  const read = readChoice(query);
  const people = query.has('people') ? read.people : inTeam;
  const interval = terms.yearly === null ? 'month' : read.interval;
  const price = priceOf(terms, people, interval) ?? 0;
  const trialDays = entitlement.trialUsed ? 0 : terms.trialDays;

  const goOn = async () => {
    setProblem(null);
    setIsLeaving(true);
    try {
      window.location.assign(await createCheckout({ tier: terms.name, interval, seats: people }));
    } catch (error) {
      setProblem(toAppError(error).message);
      setIsLeaving(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {wasCancelled && (
        <Alert severity="info" role="status">
          You left the checkout. Nothing was charged, and your choice is still here.
        </Alert>
      )}
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <ChoiceFields
        choice={{ people, interval }}
        hasYear={terms.yearly !== null}
        onChange={(next) => setQuery(choiceQuery(next), { replace: true })}
      />
      <Card>
        <Facts labelWidth={128}>
          <Fact label="Plan">{terms.name}</Fact>
          <Fact label="People">
            {plural(people, ['person', 'people'], country)}
            {people < inTeam && `, fewer than the ${inTeam} in your team`}
          </Fact>
          <Fact label="Price">
            <span className="tn">
              {formatMoney(price, { currency: PLAN_CURRENCY, country })} a {interval}
            </span>
          </Fact>
          <Fact label="First payment">
            {status === 'loading' ? (
              '…'
            ) : trialDays > 0 ? (
              <>
                <DateText at={now + trialDays * DAY_MS} kind="day" />, after {trialDays} days on trial
              </>
            ) : (
              'today'
            )}
          </Fact>
        </Facts>
      </Card>
      <section>
        <Typography variant="h2" gutterBottom>
          What changes
        </Typography>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: '20px', display: 'grid', gap: 0.5 }}>
          {whatChanges(terms, country).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Box>
      </section>
      <Box>
        <Button
          variant="contained"
          size="large"
          disabled={!isOnline}
          loading={isLeaving}
          onClick={() => void goOn()}
        >
          Go on to payment
        </Button>
        {!isOnline && (
          <Typography variant="caption" component="p">
            This needs a connection.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
