import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { paths } from '@/domain/paths';
import { DateText } from '@/shared/ui/date-text';
import { RecordCard } from '@/shared/ui/record-card';
import { StatusChip } from '@/shared/ui/status-chip';
import { shortAddress } from '../list/lead-columns';

export type ArchiveCardProps = {
  readonly customer: ListedCustomer;
  readonly selected: boolean;
  readonly pending: boolean;
};

/** A sold or archived customer on a phone. */
export function ArchiveCard({ customer, selected, pending }: ArchiveCardProps) {
  const isSold = customer.listOrganizer === 'Sold';
  return (
    <RecordCard
      title={customer.name}
      to={paths.customer(customer.uuid)}
      status={<StatusChip status={isSold ? 'Sold' : customer.customerStatus} />}
      selected={selected}
      pending={pending}
      lines={[
        { icon: MapPin, text: shortAddress(customer) || 'No address' },
        {
          icon: Calendar,
          text: (
            <>
              {isSold ? 'Sold ' : 'Archived '}
              <DateText at={isSold ? customer.soldAt : customer.archivedAt} kind="day" />
            </>
          ),
        },
      ]}
      actions={customer.phone ? [{ label: 'Call', icon: Phone, href: `tel:${customer.phone}` }] : []}
    />
  );
}
