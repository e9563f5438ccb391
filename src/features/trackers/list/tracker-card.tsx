import { messageHref, phoneHref } from '@/domain/format/phone';
import CalendarRange from 'lucide-react/icons/calendar-range';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { paths } from '@/domain/navigation/paths';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { formatAddress, routeHref } from '@/shared/format/address';
import { firstName } from '@/shared/format/words';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { RecordCard } from '@/shared/ui/list/record-card';
import { StatusWithSub } from '@/shared/ui/list/status-with-sub';
import { expectedText } from './expected-text';
import { needsAttention, TrackerMarks } from './tracker-marks';
import { numberText } from '@/domain/core/record-number';
import { useFormat } from '@/shared/format/format-context';

export type TrackerCardProps = {
  readonly tracker: Tracker;
  readonly salesperson: string;
  readonly today: Day;
  readonly subStatuses: readonly SubStatus[];
  readonly pending: boolean;
};

/** A tracker on a phone: title, customer, place and time, with call, text and route. */
export function TrackerCard(props: TrackerCardProps) {
  const { tracker, salesperson, today, subStatuses, pending } = props;
  const formats = useFormat();
  const address = formatAddress(tracker, formats.country);
  return (
    <RecordCard
      title={tracker.title}
      to={paths.tracker(tracker.uuid)}
      status={
        <StatusWithSub
          status={tracker.status}
          sub={shownSubStatus(subStatuses, 'tracker', tracker.status, tracker.subStatus)}
        />
      }
      pending={pending}
      lines={[
        { icon: User, text: tracker.customerName || 'No customer', end: numberText(tracker) },
        { icon: MapPin, text: address || 'No address' },
        { icon: CalendarRange, text: expectedText(tracker, formats) || 'No dates yet' },
      ]}
      foot={
        needsAttention(tracker, today) ? (
          <TrackerMarks tracker={tracker} today={today} />
        ) : salesperson ? (
          <PersonName name={firstName(salesperson)} />
        ) : undefined
      }
      actions={[
        ...(tracker.phone
          ? [
              { label: 'Call', icon: Phone, href: phoneHref(tracker.phone) },
              { label: 'Text', icon: MessageSquare, href: messageHref(tracker.phone) },
            ]
          : []),
        ...(address ? [{ label: 'Route', icon: Navigation, href: routeHref(address) }] : []),
      ]}
    />
  );
}
