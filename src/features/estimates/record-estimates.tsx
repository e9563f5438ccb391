import { estimatesOf } from '@/data/estimates/estimate-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { isSigned } from '@/domain/estimates/estimate-status';
import { numberText } from '@/domain/core/record-number';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import { RecordPapers } from '@/features/money-lines/public';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { CompetingOffer } from './competing-offer';

export type RecordEstimatesProps = {
  readonly field: 'customerId' | 'trackerId';
  readonly id: string;
  readonly customerId: string;
};

/** The estimates of a customer or tracker, latest first, and the way to a new one; nothing for users who may not see them. */
export function RecordEstimates({ field, id, customerId }: RecordEstimatesProps) {
  const viewer = useViewer();
  const formats = useFormat();
  const asked = estimatesOf(viewer, field, id);
  const live = useLive(asked);
  if (asked === null) return null;
  // What is added to signed work is signed by itself.
  const isChange = field === 'trackerId' && live.rows.some(isSigned);
  const to = new URLSearchParams({
    customer: customerId,
    ...(field === 'trackerId' && { tracker: id }),
    ...(isChange && { kind: 'Change' }),
  });
  const create = {
    label: isChange ? 'Create change estimate' : 'Create estimate',
    to: `${paths.newEstimate}?${to.toString()}`,
  };
  return (
    <RecordPapers
      title="Estimates"
      live={live}
      create={may(viewer, 'estimates:edit') && customerId !== '' ? create : null}
      empty="No estimates yet."
      renderNote={(estimates) => field === 'customerId' && <CompetingOffers estimates={estimates} />}
      rowOf={(estimate) => {
        const { uuid, kind, title, status } = estimate;
        const total = shownTotal(estimate);
        return {
          to: paths.estimate(uuid),
          title: kind === 'Change' ? `Change: ${title}` : title,
          number: numberText(estimate),
          statuses: [status],
          amount: total === null ? '–' : formatMoney(total, formats),
        };
      }}
    />
  );
}

/** The offer for the estimate that was signed last. */
function CompetingOffers({ estimates }: { readonly estimates: readonly Estimate[] }) {
  const [signed] = estimates
    .filter((one) => isSigned(one) && one.kind === 'Estimate')
    .toSorted((a, b) => b.statusAt - a.statusAt);
  return signed ? <CompetingOffer signed={signed} estimates={estimates} /> : null;
}
