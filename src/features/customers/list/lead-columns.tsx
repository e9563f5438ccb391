import type { Person } from '@/data/employees/use-people';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { LeadSortKey } from '@/domain/customers/customer-filters';
import { CUSTOMER_STATUSES } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { paths } from '@/domain/navigation/paths';
import type { Day } from '@/domain/time/time';
import { customerLabel } from '@/domain/customers/customer';
import { AMOUNT } from '@/features/money/public';
import { shortAddress } from '@/shared/format/address';
import { DATE_TIME_WIDTH, DAY_WIDTH, PHONE_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { DateText } from '@/shared/ui/text/date-text';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { salespersonColumn } from '@/shared/ui/list/work-columns';
import { statusColumn } from '@/shared/ui/list/status-column';
import { FollowUpText } from './follow-up-text';

export type LeadColumnsInput = {
  readonly now: number;
  readonly today: Day;
  readonly people: ReadonlyMap<string, Person>;
  readonly nameOf: (uid: string) => string;
  readonly sorts: readonly LeadSortKey[];
  readonly subStatuses: readonly SubStatus[];
};

/** For a list of which the usual columns take the room. */
export const HIDDEN_AT_FIRST: readonly string[] = ['email', 'tags', 'created', AMOUNT];

/** Label and link of a customer's row: stable functions, as lists require. */
export const CUSTOMER_ROW = {
  rowLabel: (customer: ListedCustomer) => customer.name,
  rowHref: (customer: ListedCustomer) => paths.customer(customer.uuid),
};

const statusOf = (customer: ListedCustomer) => customer.customerStatus;

/** The columns of the Open Leads List. */
export function leadColumns(input: LeadColumnsInput): readonly DataColumn<ListedCustomer>[] {
  const { now, today, people, nameOf, sorts, subStatuses } = input;
  const canSort = (key: LeadSortKey) => ({ sortable: sorts.includes(key) });
  return [
    {
      id: 'name',
      header: customerLabel('name'),
      width: 120,
      grow: 7,
      primary: true,
      hideable: false,
      cell: (customer) => customer.name,
      title: (customer) => customer.name,
      ...canSort('name'),
    },
    {
      id: 'phone',
      header: customerLabel('phone'),
      width: PHONE_WIDTH,
      most: 164,
      cell: (customer) => <PhoneText phone={customer.phone} />,
      title: (customer) => customer.phone,
      ...canSort('phone'),
    },
    {
      id: 'email',
      header: customerLabel('email'),
      width: 120,
      grow: 5,
      muted: true,
      cell: (customer) => customer.email || '–',
      title: (customer) => customer.email,
    },
    {
      id: 'address',
      header: 'Address',
      width: 120,
      grow: 9,
      muted: true,
      wraps: true,
      cell: (customer) => shortAddress(customer) || '–',
      title: shortAddress,
      ...canSort('address'),
    },
    {
      id: 'source',
      header: customerLabel('leadSource'),
      width: 64,
      most: 84,
      muted: true,
      wraps: true,
      cell: (customer) => customer.leadSource || '–',
      title: (customer) => customer.leadSource,
      ...canSort('source'),
    },
    {
      id: 'tags',
      header: customerLabel('tags'),
      width: 84,
      grow: 3,
      cell: (customer) => customer.tags.join(', ') || '–',
      title: (customer) => customer.tags.join(', '),
    },
    { ...salespersonColumn(customerLabel, nameOf, people), ...canSort('salesperson') },
    {
      id: 'status',
      header: customerLabel('customerStatus'),
      ...statusColumn({ statuses: CUSTOMER_STATUSES, noun: 'customer', subStatuses, statusOf }),
      ...canSort('status'),
    },
    {
      id: 'created',
      header: 'Came in',
      width: DAY_WIDTH,
      muted: true,
      cell: (customer) => <DateText at={customer.createdAt} kind="day" brief />,
      ...canSort('created'),
    },
    {
      id: 'appointment',
      header: customerLabel('appointmentTime'),
      width: DATE_TIME_WIDTH,
      filled: (customer) => customer.appointmentTime !== null,
      cell: (customer) => (
        <span className={(customer.appointmentTime ?? 0) < now ? 'tn jl-muted' : 'tn'}>
          <DateText at={customer.appointmentTime} brief />
        </span>
      ),
      ...canSort('appointment'),
    },
    {
      id: 'followUp',
      header: customerLabel('nextFollowUp'),
      width: 106,
      filled: (customer) => customer.nextFollowUp !== '',
      cell: (customer) => <FollowUpText day={customer.nextFollowUp} today={today} />,
      ...canSort('followUp'),
    },
  ];
}
