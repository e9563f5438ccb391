import Typography from '@mui/material/Typography';
import MapPin from 'lucide-react/icons/map-pin';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { paths } from '@/domain/navigation/paths';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { shortAddress } from '@/shared/format/address';
import { DateText } from '@/shared/ui/text/date-text';
import { contactActions } from '@/shared/ui/list/contact-actions';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { StatusWithSub } from '@/shared/ui/list/status-with-sub';

export type ArchiveCardProps = CardState & {
  readonly customer: ListedCustomer;
  readonly subStatuses: readonly SubStatus[];
};

/** A sold or archived customer on a phone. */
export function ArchiveCard({ customer, subStatuses, selected, pending }: ArchiveCardProps) {
  const isSold = customer.listOrganizer === 'Sold';
  const status = isSold ? 'Sold' : customer.customerStatus;
  return (
    <RecordCard
      title={customer.name}
      to={paths.customer(customer.uuid)}
      status={
        <StatusWithSub
          status={status}
          sub={shownSubStatus(subStatuses, 'customer', status, customer.subStatus)}
        />
      }
      selected={selected}
      pending={pending}
      lines={[{ icon: MapPin, text: shortAddress(customer) || 'No address' }]}
      foot={
        <Typography variant="caption">
          {isSold ? 'Sold ' : 'Archived '}
          <DateText at={isSold ? customer.soldAt : customer.archivedAt} kind="day" />
        </Typography>
      }
      actions={contactActions(customer.phone, '')}
    />
  );
}
