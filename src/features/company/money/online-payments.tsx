import { useCardPayments } from '@/data/payments/card-payments';
import { editMoneySettings } from '@/data/money/money-settings';
import { useMoneySettings } from '@/data/money/use-money-settings';
import { useSave } from '@/data/runtime/use-save';
import { useViewer } from '@/data/session/use-session';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { CardPaymentsCard } from './card-payments-card';
import { OnlineTermsForm } from './online-terms-form';

/** Payments by card: the connection with Stripe, and once there is one, what clients may pay. */
export function OnlinePayments() {
  const viewer = useViewer();
  const cardPayments = useCardPayments();
  const { moneySettings, saved, isKnown } = useMoneySettings();
  const save = useSave();
  if (!cardPayments || !isKnown) return <FormCardSkeleton />;
  return (
    <>
      <CardPaymentsCard cardPayments={cardPayments} />
      {cardPayments.state !== 'off' && (
        <OnlineTermsForm
          terms={moneySettings}
          onSave={(terms) => save(editMoneySettings(viewer, saved, terms))}
        />
      )}
    </>
  );
}
