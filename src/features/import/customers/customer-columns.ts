import { customKeyOf } from '@/domain/import/columns/columns';
import { FILE_STATUSES } from '@/domain/import/customers/status-words';
import { customTarget, isStatusHeader } from '@/domain/import/customers/guess-mapping';
import { DATE_TARGETS, IMPORT_TARGETS, NAMING_TARGETS, targetLabel } from '@/domain/import/customers/targets';
import type { ImportColumns, MappedColumn, TargetOption } from '../kind/import-kind';
import type { CustomerImport } from './customer-types';

/** The columns of a file of customers. */
export const customerColumns: ImportColumns<CustomerImport> = {
  naming: NAMING_TARGETS,
  optionsOf,
  isDate: (target, { own }) =>
    DATE_TARGETS.includes(target) ||
    own.some((field) => field.kind === 'date' && field.key === customKeyOf(target)),
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

/** Every possible target of the column, a new custom field included. */
function optionsOf({
  label,
  header,
  target,
  others,
  base: { guess, reading },
}: MappedColumn<CustomerImport>): readonly TargetOption[] {
  const own = reading.own.map((field) => ({ value: `custom:${field.key}` as const, name: field.label }));
  const taken = [
    ...reading.own.map((field) => field.key),
    ...others.flatMap((other) => customKeyOf(other) ?? []),
  ];
  const isOwn = customKeyOf(target) !== null && !own.some(({ value }) => value === target);
  const fresh = isOwn ? target : customTarget(header || label, reading.own, taken);
  // A status is mapped word by word, and never to a custom field.
  const isStatus = isStatusHeader(header);
  const offersFresh =
    !isStatus && (isOwn || (guess.mayAddFields && !own.some(({ value }) => value === fresh)));
  return [
    { value: 'ignore', name: 'Leave out' },
    ...IMPORT_TARGETS.filter((value) => reading.mayPrice || value !== 'amount').map((value) => ({
      value,
      name: targetLabel(value, reading.country),
    })),
    ...own,
    ...(offersFresh ? [{ value: fresh, name: `Own field: ${label}` }] : []),
  ];
}
