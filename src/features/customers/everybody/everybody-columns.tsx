import { CUSTOMER_ORGANIZERS } from '@/domain/customers/customer';
import type { CustomerOrganizer } from '@/domain/customers/customer';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { chipWidth } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { leadColumns } from '../list/lead-columns';
import type { LeadColumnsInput } from '../list/lead-columns';

/** What users call each list. */
export const LIST_NAMES: Readonly<Record<CustomerOrganizer, string>> = {
  Open: 'Open lead',
  Sold: 'Sold',
  Archive: 'Archived',
};

/** Columns of leads that say nothing of the others. */
const OF_LEADS_ALONE = ['appointment', 'followUp'];

/** The columns of All Customers: those of leads, and the list each is in. */
export function everybodyColumns(
  input: Omit<LeadColumnsInput, 'sorts'>,
): readonly DataColumn<ListedCustomer>[] {
  const columns = leadColumns({ ...input, sorts: ['name'] }).filter(({ id }) => !OF_LEADS_ALONE.includes(id));
  const at = columns.findIndex(({ id }) => id === 'status');
  return columns.toSpliced(at, 0, {
    id: 'list',
    header: 'List',
    width: chipWidth(CUSTOMER_ORGANIZERS.map((list) => LIST_NAMES[list])),
    cell: ({ listOrganizer }) => LIST_NAMES[listOrganizer],
  });
}
