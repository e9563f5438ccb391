import type { CustomFieldDefinition } from '@/domain/company/company';
import type { ImportDraft, ImportedFields, ReadContext } from '@/domain/import/customers/read-row';
import { CUSTOMER_TARGETS, targetLabel } from '@/domain/import/customers/targets';
import { changesFrom } from '@/domain/import/customers/file-changes';
import type { PlannedRow } from '@/domain/import/customers/plan';
import { OTHER_ADDRESS } from '@/domain/import/columns/address-columns';
import { archivedNotice, previewOf } from '../preview/preview';
import type { FilledColumn, Preview } from '../preview/preview';
import { customKeyOf } from '@/domain/import/columns/columns';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import type { ImportTarget } from '@/domain/import/customers/targets';
import { shownSubStatus } from '@/domain/core/sub-statuses';

type Column = FilledColumn<PlannedRow>;
type Value = (draft: ImportDraft, fields: ImportedFields) => string | number | null;

type Context = Pick<ReadContext, 'mapping' | 'own' | 'headers' | 'subStatuses' | 'people' | 'country'>;

const NAME_PARTS: readonly ColumnTarget[] = [
  ...['name', 'lastFirst', 'firstName', 'middleName', 'lastName', 'nameSuffix'],
];
/** Targets without a field, whose values go to the notes. */
const OTHER: readonly ColumnTarget[] = [...OTHER_ADDRESS, 'otherName'];

/** The preview of a plan of customers. */
export function customerPreview(plan: readonly PlannedRow[], context: ReadContext): Preview {
  const { headers, country } = context;
  const archived = plan.filter(
    (row) => row.action === 'create' && row.fields.listOrganizer === 'Sold',
  ).length;
  const notices = archivedNotice(plan, { archived, place: 'Client Archive as sold', country });
  return previewOf(plan, previewColumns(context), { headers, notices });
}

/** Every field the file may fill, in the order of its columns: the name first, the notes last. */
function previewColumns(context: Context): readonly Column[] {
  const columns = new Map<string, Column>([['name', fieldColumn('name')]]);
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

function columnOf(target: Exclude<ColumnTarget, 'ignore'>, column: number, context: Context): Column {
  const key = customKeyOf(target);
  if (key !== null) return ownColumn(key, context.own, context.headers[column] ?? '');
  if (NAME_PARTS.includes(target)) return fieldColumn('name');
  if (OTHER.includes(target)) return fieldColumn('notes');
  // All others are targets of the table: custom fields were removed above.
  const known = target as ImportTarget;
  const { kind } = CUSTOMER_TARGETS[known];
  return {
    ...{ id: known, label: targetLabel(known, context.country), kind, from: [] },
    value: ofSaved((draft, fields) => valueOf(known, draft, fields, context)),
  };
}

function valueOf(
  target: ImportTarget,
  { amount = null, createdAt = null }: ImportDraft,
  fields: ImportedFields,
  { people, subStatuses }: Context,
): string | number | null {
  const { customerStatus, subStatus, soldAt, insurance } = fields;
  switch (target) {
    case 'amount':
      return amount;
    case 'createdDate':
      return createdAt;
    case 'soldDate':
      return soldAt;
    case 'tags':
      return fields.tags.join(', ');
    case 'salesperson':
      return people.find(({ uid }) => uid === fields.salesperson)?.name ?? '';
    case 'customerStatus':
      return fields.listOrganizer === 'Sold' ? 'Sold' : customerStatus;
    case 'subStatus':
      return shownSubStatus(subStatuses, 'customer', customerStatus, subStatus)?.label ?? '';
    default:
      return shownValue(fields, target) ?? shownValue(insurance, target) ?? '';
  }
}

function shownValue(group: object, name: string): string | number | undefined {
  const value: unknown = Object.hasOwn(group, name) ? Reflect.get(group, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function fieldColumn(name: 'name' | 'notes'): Column {
  return {
    ...{ id: name, label: name === 'name' ? 'Name' : 'Notes', kind: 'text', from: [] },
    value: ofSaved((_, fields) => fields[name]),
  };
}

function ownColumn(key: string, own: readonly CustomFieldDefinition[], header: string): Column {
  const field = own.find((one) => one.key === key);
  return {
    ...{ id: `custom:${key}`, label: field?.label ?? header, from: [] },
    kind: field?.kind === 'date' ? 'day' : 'text',
    value: ofSaved((_, { customFields }) => customFields[key] ?? ''),
  };
}

/** The value of the stored customer after the row: an update keeps existing values. */
function ofSaved(value: Value): Column['value'] {
  return (row) => {
    const { draft } = row;
    if (row.action !== 'update') return value(draft, 'fields' in row ? row.fields : draft.fields);
    const { existing, amountHeld = null } = row;
    const saved = { ...draft, createdAt: existing.createdAt, amount: amountHeld ?? draft.amount ?? null };
    return value(saved, { ...existing, ...changesFrom(row.fields, existing) });
  };
}
