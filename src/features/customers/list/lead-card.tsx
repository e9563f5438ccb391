import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { paths } from '@/domain/navigation/paths';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Day } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatAddress, shortAddress } from '@/shared/format/address';
import { firstName } from '@/shared/format/words';
import { DateText } from '@/shared/ui/text/date-text';
import { PersonName } from '@/shared/ui/text/person-avatar';
import { contactActions } from '@/shared/ui/list/contact-actions';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { StatusWithSub } from '@/shared/ui/list/status-with-sub';
import { FollowUpText } from './follow-up-text';

export type LeadCardProps = CardState & {
  readonly customer: ListedCustomer;
  readonly salesperson: string;
  readonly today: Day;
  readonly subStatuses: readonly SubStatus[];
};

/** A lead on a phone: name, place and time, with call, text and route. */
export function LeadCard(props: LeadCardProps) {
  const { customer, salesperson, today, subStatuses, selected, pending } = props;
  const { country } = useFormat();
  const { customerStatus } = customer;
  const address = formatAddress(customer, country);
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
      actions={contactActions(customer.phone, address)}
    />
  );
}
