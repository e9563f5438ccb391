import type { ArchiveList } from '@/domain/customers/archive-filters';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { customerLabel } from '@/domain/customers/customer';
import { shortAddress } from '@/shared/format/address';
import { DAY_WIDTH, PHONE_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { DateText } from '@/shared/ui/text/date-text';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { statusColumn } from '@/shared/ui/list/status-column';

/** The columns of the Client Archive: name, place, source, and when they were sold or archived. */
export function archiveColumns(
  list: ArchiveList,
  subStatuses: readonly SubStatus[],
  nameOf: (uid: string) => string,
): readonly DataColumn<ListedCustomer>[] {
  return [
    {
      id: 'name',
      header: customerLabel('name'),
      width: 140,
      grow: 4,
      primary: true,
      hideable: false,
      cell: (customer) => customer.name,
      title: (customer) => customer.name,
      sortable: true,
    },
    {
      id: 'phone',
      header: customerLabel('phone'),
      width: PHONE_WIDTH,
      most: 164,
      cell: (customer) => <PhoneText phone={customer.phone} />,
      title: (customer) => customer.phone,
    },
    {
      id: 'address',
      header: 'Address',
      width: 160,
      grow: 5,
      muted: true,
      cell: (customer) => shortAddress(customer) || '–',
      title: shortAddress,
    },
    {
      id: 'source',
      header: customerLabel('leadSource'),
      width: 116,
      most: 148,
      muted: true,
      cell: (customer) => customer.leadSource || '–',
      title: (customer) => customer.leadSource,
    },
    {
      id: 'salesperson',
      header: customerLabel('salesperson'),
      width: 88,
      most: 128,
      cell: (customer) => nameOf(customer.salesperson) || '–',
      title: (customer) => nameOf(customer.salesperson),
    },
    {
      id: 'status',
      header: 'Last status',
      ...statusColumn({
        statuses: CUSTOMER_STATUSES,
        noun: 'customer',
        subStatuses,
        statusOf: (customer: ListedCustomer) => customer.customerStatus,
      }),
    },
    list === 'Sold'
      ? {
          id: 'soldAt',
          sortable: true,
          header: 'Sold',
          width: DAY_WIDTH,
          cell: (customer) => <DateText at={customer.soldAt} kind="day" brief />,
        }
      : {
          id: 'archivedAt',
          sortable: true,
          header: 'Archived',
          width: DAY_WIDTH,
          cell: (customer) => <DateText at={customer.archivedAt} kind="day" brief />,
        },
  ];
}
