import CalendarRange from 'lucide-react/icons/calendar-range';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { paths } from '@/domain/navigation/paths';
import { numberText } from '@/domain/core/record-number';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Place } from '@/domain/format/formats';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { formatAddress } from '@/shared/format/address';
import { firstName } from '@/shared/format/words';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { contactActions } from '@/shared/ui/list/contact-actions';
import { RecordCard } from '@/shared/ui/list/record-card';
import { StatusWithSub } from '@/shared/ui/list/status-with-sub';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { BillingChip } from './billing-chip';
import { expectedText } from './expected-text';
import { needsAttention, TrackerMarks } from './tracker-marks';

export type TrackerCardProps = CardState & {
  readonly tracker: Tracker;
  readonly salesperson: string;
  readonly today: Day;
  readonly place: Place;
  readonly subStatuses: readonly SubStatus[];
};

/** A tracker on a phone: title, customer, place and time, with call, text and route. */
export function TrackerCard(props: TrackerCardProps) {
  const { tracker, salesperson, today, place, subStatuses, selected, pending } = props;
  const { status, subStatus } = tracker;
  const address = formatAddress(tracker, place.country);
  return (
    <RecordCard
      title={tracker.title}
      to={paths.tracker(tracker.uuid)}
      status={
        <>
          <StatusWithSub status={status} sub={shownSubStatus(subStatuses, 'tracker', status, subStatus)} />
          {tracker.billing !== '' && tracker.billing !== 'Overdue' && (
            <BillingChip billing={tracker.billing} />
          )}
        </>
      }
      {...{ selected, pending }}
      lines={[
        { icon: User, text: tracker.customerName || 'No customer', end: numberText(tracker) },
        { icon: MapPin, text: address || 'No address' },
        { icon: CalendarRange, text: expectedText(tracker, place) || 'No dates yet' },
      ]}
      foot={
        needsAttention(tracker, today) ? (
          <TrackerMarks tracker={tracker} today={today} />
        ) : salesperson ? (
          <PersonName name={firstName(salesperson)} />
        ) : undefined
      }
      actions={contactActions(tracker.phone, address)}
    />
  );
}
