import Calendar from 'lucide-react/icons/calendar';
import DollarSign from 'lucide-react/icons/circle-dollar-sign';
import MapPin from 'lucide-react/icons/map-pin';
import { numberText } from '@/domain/core/record-number';
import { needOf } from '@/domain/estimates/estimate-filters';
import type { Estimate } from '@/domain/estimates/estimate';
import type { FollowUpRule } from '@/domain/estimates/follow-up';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { totalText } from './estimate-columns';

export type EstimateCardProps = CardState & {
  readonly estimate: Estimate;
  readonly now: number;
  readonly today: Day;
  readonly formats: Formats;
  readonly followUp: FollowUpRule;
};

/** An estimate on a phone: for whom, where, how much and how long it is good. */
export function EstimateCard(props: EstimateCardProps) {
  const { estimate, now, today, formats, followUp, selected, pending } = props;
  const need = needOf(estimate, today, followUp);
  const { validUntil } = estimate;
  const until = validUntil === '' ? 'No last day' : `Good until ${formatDay(validUntil, formats, now)}`;
  return (
    <RecordCard
      title={estimate.title}
      to={paths.estimate(estimate.uuid)}
      status={
        <>
          <StatusChip status={estimate.status} />
          {need !== null && need !== estimate.status && <StatusChip status={need} />}
        </>
      }
      {...{ selected, pending }}
      lines={[
        { icon: DollarSign, text: totalText(estimate, formats), end: numberText(estimate) },
        { icon: MapPin, text: shortAddress(estimate) || 'No address' },
        { icon: Calendar, text: until },
      ]}
      foot={estimate.customerName}
      actions={[]}
    />
  );
}
