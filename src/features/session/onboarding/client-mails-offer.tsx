import { suggestedUpdates } from '@/domain/client-updates/suggested';
import { OfferUpdates } from '@/features/client-updates/public';
import type { useBusiness } from '@/features/company/public';

export type ClientMailsOfferProps = {
  readonly business: ReturnType<typeof useBusiness>;
  /** The user's name, for a user without a company. */
  readonly userName: string;
  readonly isBusy: boolean;
  readonly run: (save: () => Promise<void>) => unknown;
};

/** The offer of mails to clients, for users who decide about them. */
export function ClientMailsOffer({ business, userName, isBusy, run }: ClientMailsOfferProps) {
  if (!business.canEdit || business.isLoading) return null;
  return (
    <OfferUpdates
      businessName={business.name ?? userName}
      isOn={business.settings.clientUpdates.length > 0}
      isBusy={isBusy}
      onSwitchOn={() => run(() => business.save({ clientUpdates: suggestedUpdates() }))}
    />
  );
}
