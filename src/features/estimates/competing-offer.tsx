import Copy from 'lucide-react/icons/copy-x';
import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { estimatesOf } from '@/data/estimates/estimate-list';
import { declineEstimates } from '@/data/estimates/sending';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { shortNumber } from '@/domain/core/record-number';
import { competingWith } from '@/domain/estimates/competing';
import type { Estimate } from '@/domain/estimates/estimate';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { joinList } from '@/shared/format/words';
import { notify } from '@/shared/feedback/notify';
import { OfferLine } from '@/shared/ui/states/offer-line';

export type CompetingOfferProps = {
  readonly signed: Estimate;
  /** The customer's estimates. */
  readonly estimates: readonly Estimate[];
};

/** After a signature: offers to decline the customer's other open estimates in one press; nothing without any. */
export function CompetingOffer({ signed, estimates }: CompetingOfferProps) {
  const viewer = useViewer();
  const { country } = useFormat();
  const [isRunning, setRunning] = useState(false);
  const others = competingWith(signed, estimates).filter((one) => mayOn(viewer, 'estimates:edit', one));
  if (others.length === 0) return null;
  const decline = async () => {
    if (isRunning) return;
    setRunning(true);
    try {
      const declined = await declineEstimates(
        signed.uuid,
        others.map(({ uuid }) => uuid),
      );
      notify.success(`${plural(declined, 'estimate', country)} declined`);
    } catch (error) {
      notify.error(toAppError(error).message);
    }
    setRunning(false);
  };
  const names = joinList(others.map((one) => (one.number === null ? one.title : shortNumber(one))));
  const isOne = others.length === 1;
  return (
    <OfferLine
      icon={Copy}
      text={`${plural(others.length, 'other estimate', country)} ${isOne ? 'is' : 'are'} still open: ${names}.`}
      label={isOne ? 'Decline it' : 'Decline them'}
      onTake={() => void decline()}
    />
  );
}

/** The offer on the page of the signed estimate. */
export function CompetingOfferOf({ signed }: { readonly signed: Estimate }) {
  const { rows } = useLive(estimatesOf(useViewer(), 'customerId', signed.customerId));
  return <CompetingOffer signed={signed} estimates={rows} />;
}
