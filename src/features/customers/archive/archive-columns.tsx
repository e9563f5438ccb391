import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { SubStatus } from '@/domain/sub-statuses';
import type { DataColumn } from '@/shared/ui/data-table';
import { DateText } from '@/shared/ui/date-text';
import { PhoneText } from '@/shared/ui/phone-text';
import { statusColumn } from '@/shared/ui/status-column';
import { shortAddress } from '../list/lead-columns';

/** The columns of the Client Archive: who, where, from where, and when they were sold or archived. */
export function archiveColumns(
  list: 'Sold' | 'Archive',
  subStatuses: readonly SubStatus[],
): readonly DataColumn<ListedCustomer>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 188,
      grow: 2,
      primary: true,
      hideable: false,
      cell: (customer) => customer.name,
      title: (customer) => customer.name,
    },
    {
      id: 'phone',
      header: 'Phone',
      width: 124,
      cell: (customer) => <PhoneText phone={customer.phone} />,
      title: (customer) => customer.phone,
    },
    {
      id: 'address',
      header: 'Address',
      width: 200,
      grow: 2,
      muted: true,
      cell: (customer) => shortAddress(customer) || '–',
      title: shortAddress,
    },
    {
      id: 'source',
      header: 'Source',
      width: 120,
      muted: true,
      cell: (customer) => customer.leadSource || '–',
      title: (customer) => customer.leadSource,
    },
    {
      id: 'salesperson',
      header: 'Salesperson',
      width: 140,
      cell: (customer) => customer.salespersonName || '–',
      title: (customer) => customer.salespersonName,
    },
    {
      id: 'status',
      header: 'Last status',
      ...statusColumn({
        width: 148,
        noun: 'customer',
        subStatuses,
        statusOf: (customer: ListedCustomer) => customer.customerStatus,
      }),
    },
    list === 'Sold'
      ? {
          id: 'soldAt',
          header: 'Sold',
          width: 132,
          cell: (customer) => <DateText at={customer.soldAt} kind="day" />,
        }
      : {
          id: 'archivedAt',
          header: 'Archived',
          width: 132,
          cell: (customer) => <DateText at={customer.archivedAt} kind="day" />,
        },
  ];
}
