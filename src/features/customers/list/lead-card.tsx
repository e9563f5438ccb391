import { messageHref, phoneHref } from '@/domain/format/phone';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { paths } from '@/domain/navigation/paths';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Day } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatAddress, routeHref, shortAddress } from '@/shared/format/address';
import { firstName } from '@/shared/format/words';
import { DateText } from '@/shared/ui/text/date-text';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { RecordCard } from '@/shared/ui/list/record-card';
import { StatusWithSub } from '@/shared/ui/list/status-with-sub';
import { FollowUpText } from './follow-up-text';

export type LeadCardProps = {
  readonly customer: ListedCustomer;
  readonly salesperson: string;
  readonly today: Day;
  readonly subStatuses: readonly SubStatus[];
  readonly selected: boolean;
  readonly pending: boolean;
};

/** A lead on a phone: name, place and time, with call, text and route. */
export function LeadCard(props: LeadCardProps) {
  const { customer, salesperson, today, subStatuses, selected, pending } = props;
  const { country } = useFormat();
  const { customerStatus } = customer;
  const address = formatAddress(customer, country);
  const actions = [
    ...(customer.phone
      ? [
          { label: 'Call', icon: Phone, href: phoneHref(customer.phone) },
          { label: 'Text', icon: MessageSquare, href: messageHref(customer.phone) },
        ]
      : []),
    ...(address ? [{ label: 'Route', icon: Navigation, href: routeHref(address) }] : []),
  ];
  return (
    <RecordCard
      title={customer.name}
      to={paths.customer(customer.uuid)}
      status={
        <StatusWithSub
          status={customerStatus}
          sub={shownSubStatus(subStatuses, 'customer', customerStatus, customer.subStatus)}
        />
      }
      selected={selected}
      pending={pending}
      lines={[
        { icon: MapPin, text: shortAddress(customer) || 'No address' },
        {
          icon: Calendar,
          text: <DateText at={customer.appointmentTime} empty="No appointment" />,
          end: <FollowUpText day={customer.nextFollowUp} today={today} inWords />,
        },
      ]}
      foot={
        salesperson ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <PersonName name={firstName(salesperson)} />
            <Typography variant="caption" noWrap>
              {customer.leadSource}
            </Typography>
          </Box>
        ) : (
          <Typography variant="caption">{customer.leadSource}</Typography>
        )
      }
      actions={actions}
    />
  );
}
