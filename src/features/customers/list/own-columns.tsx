import type { CustomFieldDefinition } from '@/domain/company/company';
import { listedValue, ownColumn } from '@/domain/customers/own-filters';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { Formats } from '@/domain/format/formats';
import { formatDay } from '@/shared/format/dates';
import { DAY_OF_YEAR_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';

/** The columns of the business's own fields. */
export function ownColumns(
  fields: readonly CustomFieldDefinition[],
  formats: Formats,
): readonly DataColumn<ListedCustomer>[] {
  return fields.map(({ key, label, kind }) => {
    const textOf = (customer: ListedCustomer) => {
      const value = listedValue(customer, key);
      return kind === 'date' && value !== '' ? formatDay(value, formats) : value;
    };
    return {
      id: ownColumn(key),
      header: label,
      ...(kind === 'date' ? { width: DAY_OF_YEAR_WIDTH } : { width: 84, grow: 3 }),
      ...(kind === 'number' && { align: 'end' as const }),
      cell: (customer) => textOf(customer) || '–',
      title: textOf,
    };
  });
}
