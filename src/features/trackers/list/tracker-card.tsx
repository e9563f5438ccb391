import CalendarRange from 'lucide-react/icons/calendar-range';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { paths } from '@/domain/paths';
import type { Day } from '@/domain/time';
import type { Tracker } from '@/domain/tracker';
import { formatAddress, mapsHref } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import { PersonName } from '@/shared/ui/person-avatar';
import { RecordCard } from '@/shared/ui/record-card';
import { TrackerStatusMarks } from './tracker-marks';
import { numberText } from '@/domain/record-number';

export type TrackerCardProps = { readonly tracker: Tracker; readonly today: Day; readonly pending: boolean };

/** A tracker on a phone: what, for whom, where and when, with call, text and route at the thumb. */
export function TrackerCard({ tracker, today, pending }: TrackerCardProps) {
  const address = formatAddress(tracker);
  return (
    <RecordCard
      title={tracker.title}
      to={paths.tracker(tracker.uuid)}
      status={<TrackerStatusMarks tracker={tracker} today={today} />}
      pending={pending}
      lines={[
        { icon: User, text: tracker.customerName || 'No customer', end: numberText(tracker.number) },
        { icon: MapPin, text: address || 'No address' },
        { icon: CalendarRange, text: expectedText(tracker) },
      ]}
      foot={tracker.salespersonName ? <PersonName name={firstName(tracker.salespersonName)} /> : undefined}
      actions={[
        ...(tracker.phone
          ? [
              { label: 'Call', icon: Phone, href: `tel:${tracker.phone}` },
              { label: 'Text', icon: MessageSquare, href: `sms:${tracker.phone}` },
            ]
          : []),
        ...(address ? [{ label: 'Route', icon: Navigation, href: mapsHref(address) }] : []),
      ]}
    />
  );
}

/** "From Mon 30 Nov to Fri 4 Dec" with what is known of it. */
function expectedText({ expectedStart, expectedEnd }: Tracker): string {
  if (expectedStart === '' && expectedEnd === '') return 'No dates yet';
  if (expectedEnd === '') return `From ${formatDay(expectedStart)}`;
  if (expectedStart === '') return `Until ${formatDay(expectedEnd)}`;
  return `${formatDay(expectedStart)} to ${formatDay(expectedEnd)}`;
}
