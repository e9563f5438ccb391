import { customerKeys } from '../customer';
import type { Customer } from '../customer';
import { foldAddress } from '../duplicates';
import type { ImportDraft } from './read-row';

/** What to do with a row whose customer is already there. */
export const DUPLICATE_CHOICES = ['skip', 'update', 'create'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** What happens to one row, and why it is refused or skipped. */
export type PlannedRow =
  | { readonly action: 'create'; readonly draft: ImportDraft }
  | { readonly action: 'update'; readonly draft: ImportDraft; readonly existing: Customer }
  | { readonly action: 'skip' | 'refuse'; readonly draft: ImportDraft; readonly reason: string };

/** How many rows will be created, changed, skipped and refused. */
export type PlanCounts = Readonly<Record<PlannedRow['action'], number>>;

/**
 * Decides row by row. A row with problems is refused. It meets an existing customer, or an earlier
 * row of the same file, by phone, by e-mail, or by name with the same street; the choice says what
 * then happens.
 */
export function planImport(
  drafts: readonly ImportDraft[],
  existing: readonly Customer[],
  choice: DuplicateChoice,
): readonly PlannedRow[] {
  const known = new Map<string, Customer>();
  for (const customer of existing) for (const key of matchKeys(customer)) known.set(key, customer);
  const earlier = new Map<string, number>();

  return drafts.map((draft): PlannedRow => {
    const [problem] = draft.problems;
    if (problem)
      return { action: 'refuse', draft, reason: draft.problems.map(({ reason }) => reason).join(' ') };
    const keys = matchKeys(draft.fields);
    const match = keys.map((key) => known.get(key)).find((customer) => customer !== undefined);
    const twin = keys.map((key) => earlier.get(key)).find((row) => row !== undefined);
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, draft.row);
    if (choice === 'create') return { action: 'create', draft };
    if (twin !== undefined) return { action: 'skip', draft, reason: `Same customer as row ${twin}.` };
    if (!match) return { action: 'create', draft };
    if (choice === 'update') return { action: 'update', draft, existing: match };
    return { action: 'skip', draft, reason: `Already there: ${match.name}.` };
  });
}

/** Counts a plan by action. */
export function countPlan(plan: readonly PlannedRow[]): PlanCounts {
  const counts = { create: 0, update: 0, skip: 0, refuse: 0 };
  for (const { action } of plan) counts[action] += 1;
  return counts;
}

/** The keys two entries of one customer share; short phone numbers say nothing. */
export function matchKeys(
  input: Pick<Customer, 'name' | 'phone' | 'email' | 'streetAddress'>,
): readonly string[] {
  const keys = customerKeys(input);
  const street = foldAddress(input.streetAddress);
  return [
    keys.phoneKey.length >= 7 ? `phone ${keys.phoneKey}` : '',
    keys.emailKey === '' ? '' : `email ${keys.emailKey}`,
    keys.nameKey === '' || street === '' ? '' : `name ${keys.nameKey} at ${street}`,
  ].filter((key) => key !== '');
}

/**
 * The changes an update brings: what the file says and the record does not, never an empty cell over
 * something known. Tags and own fields are added to.
 */
export function changesFrom(draft: ImportDraft, existing: Customer): Partial<Customer> {
  const { fields } = draft;
  const changes: Record<string, unknown> = {};
  for (const name of UPDATED_TEXTS) {
    if (fields[name] !== '' && fields[name] !== existing[name]) changes[name] = fields[name];
  }
  if (fields.salesperson !== '' && fields.salesperson !== existing.salesperson) {
    changes['salesperson'] = fields.salesperson;
    changes['salespersonName'] = fields.salespersonName;
  }
  if (fields.appointmentTime !== null && fields.appointmentTime !== existing.appointmentTime) {
    changes['appointmentTime'] = fields.appointmentTime;
  }
  const tags = [...new Set([...existing.tags, ...fields.tags])].slice(0, 30);
  if (tags.length > existing.tags.length) changes['tags'] = tags;
  const own = { ...existing.customFields, ...fields.customFields };
  if (JSON.stringify(own) !== JSON.stringify(existing.customFields)) changes['customFields'] = own;
  return changes;
}

const UPDATED_TEXTS = [
  'companyName',
  'phone',
  'phoneAlt',
  'email',
  'streetAddress',
  'city',
  'state',
  'zipcode',
  'leadSource',
  'referredBy',
  'productOfInterest',
  'notes',
  'nextFollowUp',
] as const;
