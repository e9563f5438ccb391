import type { CustomFieldDefinition } from '@/domain/company/company';
import type { Customer } from '@/domain/customers/customer';
import type { ImportDraft, ImportedFields, ReadContext } from '@/domain/import/customers/read-row';
import { customKeyOf, targetLabel } from '@/domain/import/customers/targets';
import type { ColumnTarget, ImportTarget } from '@/domain/import/customers/targets';
import { shownSubStatus } from '@/domain/core/sub-statuses';

/** The format of a preview value: a day as YYYY-MM-DD, an instant or its date in epoch ms, money in cents. */
export type PreviewKind = 'text' | 'phone' | 'day' | 'moment' | 'date' | 'money';

/** One customer field of the preview. */
export type PreviewColumn = {
  readonly id: string;
  readonly label: string;
  readonly kind: PreviewKind;
};

/** A column with its value in a row, and the file's columns that fill it. */
export type FilledColumn = PreviewColumn & {
  readonly from: readonly number[];
  readonly value: (draft: ImportDraft, fields: ImportedFields) => string | number | null;
};

type Context = Pick<ReadContext, 'mapping' | 'own' | 'headers' | 'subStatuses' | 'people' | 'country'>;

const NAME_PARTS: readonly ColumnTarget[] = ['name', 'firstName', 'middleName', 'lastName', 'nameSuffix'];
const OTHER_ADDRESS: readonly ColumnTarget[] = ['otherStreet', 'otherCity', 'otherState', 'otherZipcode'];

/** Every field the file may fill, in the order of its columns: the name first, the notes last. */
export function previewColumns(context: Context): readonly FilledColumn[] {
  const columns = new Map<string, FilledColumn>([['name', fieldColumn('name')]]);
  context.mapping.forEach((target, column) => {
    if (target === 'ignore') return;
    const made = columnOf(target, column, context);
    const known = columns.get(made.id) ?? made;
    columns.set(made.id, { ...known, from: [...known.from, column] });
    // Its cells may hold a second number.
    if (target === 'phone' && !columns.has('phoneAlt'))
      columns.set('phoneAlt', columnOf('phoneAlt', column, context));
  });
  const notes = columns.get('notes') ?? fieldColumn('notes');
  columns.delete('notes');
  return [...columns.values(), notes];
}

function columnOf(target: Exclude<ColumnTarget, 'ignore'>, column: number, context: Context): FilledColumn {
  const key = customKeyOf(target);
  if (key !== null) return ownColumn(key, context.own, context.headers[column] ?? '');
  if (NAME_PARTS.includes(target)) return fieldColumn('name');
  if (OTHER_ADDRESS.includes(target)) return fieldColumn('notes');
  // All others are targets of the table: custom fields were removed above.
  const known = target as ImportTarget;
  const label = targetLabel(known, context.country);
  const named = (kind: PreviewKind, value: FilledColumn['value']): FilledColumn => ({
    ...{ id: known, label, kind, value },
    from: [],
  });
  switch (known) {
    case 'phone':
    case 'phoneAlt':
      return named('phone', (_, fields) => fields[known]);
    case 'nextFollowUp':
      return named('day', (_, fields) => fields.nextFollowUp);
    case 'dateOfLoss':
      return named('day', (_, { insurance }) => insurance.dateOfLoss);
    case 'amount':
      return named('money', ({ amount = null }) => amount);
    case 'createdDate':
      return named('date', ({ createdAt = null }) => createdAt);
    case 'appointmentTime':
      return named('moment', (_, fields) => fields.appointmentTime);
    case 'deductible':
      return named('money', (_, { insurance }) => insurance.deductible);
    case 'carrier':
    case 'claimNumber':
    case 'policyNumber':
    case 'adjuster':
      return named('text', (_, { insurance }) => insurance[known]);
    case 'adjusterPhone':
      return named('phone', (_, { insurance }) => insurance.adjusterPhone);
    case 'salesperson':
      return named(
        'text',
        (_, { salesperson }) => context.people.find(({ uid }) => uid === salesperson)?.name ?? '',
      );
    case 'tags':
      return named('text', (_, fields) => fields.tags.join(', '));
    case 'subStatus':
      return named(
        'text',
        (_, { customerStatus, subStatus }) =>
          shownSubStatus(context.subStatuses, 'customer', customerStatus, subStatus)?.label ?? '',
      );
    case 'companyName':
    case 'email':
    case 'streetAddress':
    case 'city':
    case 'state':
    case 'zipcode':
    case 'leadSource':
    case 'referredBy':
    case 'productOfInterest':
    case 'customerStatus':
    case 'statusReason':
      return named('text', (_, fields) => fields[known]);
    default:
      return fieldColumn('notes');
  }
}

function fieldColumn(name: 'name' | 'notes'): FilledColumn {
  return {
    ...{ id: name, label: name === 'name' ? 'Name' : 'Notes', kind: 'text', from: [] },
    value: (_, fields: Pick<Customer, 'name' | 'notes'>) => fields[name],
  };
}

function ownColumn(key: string, own: readonly CustomFieldDefinition[], header: string): FilledColumn {
  const field = own.find((one) => one.key === key);
  return {
    ...{ id: `custom:${key}`, label: field?.label ?? header, from: [] },
    kind: field?.kind === 'date' ? 'day' : 'text',
    value: (_, { customFields }) => customFields[key] ?? '',
  };
}
