import type { ImportDraft, ImportedFields, ReadContext } from '@/domain/import/customers/read-row';
import { CUSTOMER_TARGETS } from '@/domain/import/customers/targets';
import { changesFrom } from '@/domain/import/customers/file-changes';
import type { PlannedRow } from '@/domain/import/customers/plan';
import { OTHER_ADDRESS } from '@/domain/import/columns/address-columns';
import { previewOf } from '../preview/preview';
import type { Preview } from '../preview/preview';
import { shownColumns } from '../preview/shown-columns';
import { customKeyOf } from '@/domain/import/columns/columns';
import type { ColumnTarget } from '@/domain/import/columns/columns';
import { shownSubStatus } from '@/domain/core/sub-statuses';

/** The columns that show the parts of a name, and targets without a field, whose values go to the notes. */
const SHOWN_WITH = Object.fromEntries([
  ...['lastFirst', 'firstName', 'middleName', 'lastName', 'nameSuffix'].map((part) => [part, 'name']),
  ...[...OTHER_ADDRESS, 'otherName'].map((target) => [target, 'notes']),
]) as Readonly<Record<ColumnTarget, ColumnTarget>>;

/** The preview of a plan of customers: the name first, the notes last. */
export function customerPreview(plan: readonly PlannedRow[], context: ReadContext): Preview {
  const { headers, country, mapping, own } = context;
  const archived = plan.filter(
    (row) => row.action === 'create' && row.fields.listOrganizer === 'Sold',
  ).length;
  const columns = shownColumns<PlannedRow>({
    table: CUSTOMER_TARGETS,
    mapping,
    country,
    always: ['name', 'notes'],
    shownWith: SHOWN_WITH,
    ownColumn: (key, column) => {
      const field = own.find((one) => one.key === key);
      return { label: field?.label ?? headers[column] ?? '', kind: field?.kind === 'date' ? 'day' : 'text' };
    },
    valueOf: (target, row) => valueOf(target, savedBy(row), context),
  });
  const sorted = columns.toSorted((a, b) => Number(a.id === 'notes') - Number(b.id === 'notes'));
  return previewOf(plan, sorted, { headers, country, archived, archive: 'Client Archive as sold' });
}

type Saved = Pick<ImportDraft, 'amount' | 'createdAt'> & { readonly fields: ImportedFields };

/** The stored customer after the row: an update keeps existing values. */
function savedBy(row: PlannedRow): Saved {
  const { draft } = row;
  if (row.action !== 'update') return { ...draft, fields: 'fields' in row ? row.fields : draft.fields };
  const { existing, amountHeld = null } = row;
  return {
    createdAt: existing.createdAt,
    amount: amountHeld ?? draft.amount ?? null,
    fields: { ...existing, ...changesFrom(row.fields, existing) },
  };
}

function valueOf(
  target: ColumnTarget,
  { amount = null, createdAt = null, fields }: Saved,
  { people, subStatuses }: ReadContext,
): string | number | null {
  const { customerStatus, subStatus, soldAt, insurance, customFields } = fields;
  const key = customKeyOf(target);
  if (key !== null) return customFields[key] ?? '';
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
