import { customKeyOf } from '@/domain/import/columns/columns';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { FILE_STATUSES } from '@/domain/import/customers/status-words';
import { customTarget, isStatusHeader } from '@/domain/import/customers/guess-mapping';
import { CUSTOMER_TARGETS } from '@/domain/import/customers/targets';
import type { ImportColumns, MappedColumn, TargetOption } from '../kind/import-kind';
import type { CustomerImport } from './customer-types';

/** The columns of a file of customers. */
export const customerColumns: ImportColumns<CustomerImport> = {
  table: CUSTOMER_TARGETS,
  ownOptions,
  asked: [
    {
      target: 'customerStatus',
      title: 'The statuses of the file',
      hint: 'Say once what each word means here. “Sold” are past customers, who go to the Client Archive.',
      unsaid: { label: 'Rows without a status are', usual: 'Open Lead, or Sold with a day of sale' },
      meanings: () => FILE_STATUSES.map((status) => ({ value: status, name: status })),
    },
    {
      target: 'salesperson',
      title: 'The people of the file',
      hint: 'Choose who is meant by names that nobody here has.',
      meanings: ({ people }) => people.map(({ uid, name }) => ({ value: uid, name })),
    },
  ],
  unpriced: 'notes',
};

function ownOptions(column: MappedColumn<CustomerImport>): readonly TargetOption[] {
  const { label, header, target, others, base } = column;
  const fields = base.reading.own;
  const own = fields.map(({ key, label: name }) => ({ value: `custom:${key}` as const, name }));
  const taken = [...fields.map(({ key }) => key), ...others.flatMap((other) => customKeyOf(other) ?? [])];
  const isOwn = (value: ColumnTarget) => own.some((one) => one.value === value);
  const isFresh = customKeyOf(target) !== null && !isOwn(target);
  const fresh = isFresh ? target : customTarget(header || label, fields, taken);
  // A status is mapped word by word, and never to a custom field.
  const isOffered = !isStatusHeader(header) && (isFresh || (base.guess.mayAddFields && !isOwn(fresh)));
  return isOffered ? [...own, { value: fresh, name: `Own field: ${label}` }] : own;
}
