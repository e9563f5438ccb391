import type { CustomFieldDefinition } from '@/domain/company/company';
import type { ImportDraft, ImportedFields, ReadContext } from '@/domain/import/customers/read-row';
import { targetLabel } from '@/domain/import/customers/targets';
import { changesFrom } from '@/domain/import/customers/file-changes';
import type { PlannedRow } from '@/domain/import/customers/plan';
import { OTHER_ADDRESS } from '@/domain/import/columns/address-columns';
import { previewOf } from '../preview/preview';
import type { FilledColumn, Preview, PreviewKind } from '../preview/preview';
import { customKeyOf } from '@/domain/import/columns/column-target';
import type { ImportTarget } from '@/domain/import/customers/targets';
import type { ColumnTarget } from '@/domain/import/columns/column-target';
import { shownSubStatus } from '@/domain/core/sub-statuses';

type Column = FilledColumn<PlannedRow>;
type Value = (draft: ImportDraft, fields: ImportedFields) => string | number | null;

type Context = Pick<ReadContext, 'mapping' | 'own' | 'headers' | 'subStatuses' | 'people' | 'country'>;

const NAME_PARTS: readonly ColumnTarget[] = ['name', 'firstName', 'middleName', 'lastName', 'nameSuffix'];
const OTHER: readonly ColumnTarget[] = OTHER_ADDRESS;

/** The preview of a plan of customers. */
export function customerPreview(plan: readonly PlannedRow[], context: ReadContext): Preview {
  return previewOf(plan, previewColumns(context), context);
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
  const label = targetLabel(known, context.country);
  const named = (kind: PreviewKind, value: Value): Column => ({
    ...{ id: known, label, kind, from: [] },
    value: ofSaved(value),
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
