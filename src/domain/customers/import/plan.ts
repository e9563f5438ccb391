import { customerKeys } from '../customer';
import type { Customer } from '../customer';
import { changesFrom } from './file-changes';
import { matchKeys } from './match-keys';
import type { MatchedCustomer } from './match-keys';
import type { ImportDraft, ImportedFields } from './cells/read-row';

/** What to do with a row whose customer is already there, in the company or further up in the file. */
export const DUPLICATE_CHOICES = ['skip', 'update', 'create'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** The choice, with the customers it is made about: an update has to know them whole. */
export type Duplicates =
  | {
      readonly choice: 'update';
      readonly existing: readonly Customer[];
      /** What their jobs may be worth, in cents, by id; those without an amount are absent. */
      readonly amounts?: ReadonlyMap<string, number>;
    }
  | { readonly choice: Exclude<DuplicateChoice, 'update'>; readonly existing: readonly MatchedCustomer[] };

/**
 * What happens to one row. A `join` row is the same customer as a row above, which takes what it says;
 * `skip` and `refuse` say why.
 */
export type PlannedRow =
  | { readonly action: 'create'; readonly draft: ImportDraft; readonly fields: ImportedFields }
  | {
      readonly action: 'update';
      readonly draft: ImportDraft;
      readonly fields: ImportedFields;
      readonly existing: Customer;
      /** The amount the customer has, in cents: an update does not change it. Absent or null without one. */
      readonly amountHeld?: number | null;
    }
  | { readonly action: 'join'; readonly draft: ImportDraft; readonly into: number }
  | { readonly action: 'skip' | 'refuse'; readonly draft: ImportDraft; readonly reason: string };

/** How many rows will be created, changed, joined with others, skipped and refused. */
export type PlanCounts = Readonly<Record<PlannedRow['action'], number>>;

/**
 * Decides row by row. A row with problems is refused. It meets an existing customer, or an earlier
 * row of the same file, by phone, by e-mail, or by name with the same street; the choice says what
 * then happens. An update that would change nothing is skipped.
 */
export function planImport(drafts: readonly ImportDraft[], duplicates: Duplicates): readonly PlannedRow[] {
  const { choice } = duplicates;
  const known = new Map<string, MatchedCustomer>();
  for (const customer of duplicates.existing) for (const key of matchKeys(customer)) known.set(key, customer);
  const whole = new Map(
    choice === 'update' ? duplicates.existing.map((customer) => [customer.uuid, customer]) : [],
  );
  const amounts: ReadonlyMap<string, number> =
    (duplicates.choice === 'update' ? duplicates.amounts : undefined) ?? new Map();
  const earlier = new Map<string, number>();
  const updated = new Map<string, number>();
  const plan: PlannedRow[] = [];

  drafts.forEach((draft, at) => {
    if (draft.problems.length > 0) {
      plan.push({ action: 'refuse', draft, reason: draft.problems.map(({ reason }) => reason).join(' ') });
      return;
    }
    const { fields } = draft;
    const keys = matchKeys(fields);
    const match = firstOf(keys, known);
    const twin = firstOf(keys, earlier) ?? (match && updated.get(match.uuid));
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, twin ?? at);
    if (choice === 'create') plan.push({ action: 'create', draft, fields });
    else if (twin !== undefined) plan.push(meetTwin(draft, plan, twin, choice));
    else if (!match) plan.push({ action: 'create', draft, fields });
    else {
      const held = whole.get(match.uuid);
      if (held) {
        updated.set(match.uuid, at);
        const amountHeld = amounts.get(match.uuid) ?? null;
        plan.push({ action: 'update', draft, fields, existing: held, amountHeld });
      } else plan.push({ action: 'skip', draft, reason: `Already there: ${match.name}.` });
    }
  });
  return plan.map(withoutEmptyUpdate);
}

/** A later row of the same customer: joined with the earlier one where updates are wanted. */
function meetTwin(draft: ImportDraft, plan: PlannedRow[], at: number, choice: DuplicateChoice): PlannedRow {
  const twin = plan[at];
  const row = twin?.draft.row ?? 0;
  if (choice !== 'update' || (twin?.action !== 'create' && twin?.action !== 'update'))
    return { action: 'skip', draft, reason: `Same customer as row ${row}.` };
  const said = withAmountKept(draft, twin.draft);
  const fields = { ...twin.fields, ...changesFrom(said, twin.fields) };
  plan[at] = { ...twin, draft: joined(twin.draft, draft), fields: { ...fields, ...customerKeys(fields) } };
  return { action: 'join', draft, into: row };
}

/** The earlier row with what it lacks, and since the earlier of both days. */
function joined(first: ImportDraft, later: ImportDraft): ImportDraft {
  const days = [first.createdAt, later.createdAt].flatMap((at) => at ?? []);
  return {
    ...first,
    amount: first.amount ?? later.amount ?? null,
    createdAt: days.length === 0 ? null : Math.min(...days),
  };
}

/** A customer has one amount: that of a second row of theirs is kept in the notes. */
function withAmountKept({ fields, amount = null }: ImportDraft, first: ImportDraft): ImportedFields {
  if (amount === null || (first.amount ?? amount) === amount) return fields;
  const line = `Another amount: ${(amount / 100).toFixed(2)}`;
  return { ...fields, notes: [fields.notes, line].filter(Boolean).join('\n') };
}

/** The amount a row gives to its customer, in cents: null where there is one already, or none in the file. */
export function newAmountOf(row: Extract<PlannedRow, { action: 'create' | 'update' }>): number | null {
  const { amount = null } = row.draft;
  return row.action === 'update' && (row.amountHeld ?? null) !== null ? null : amount;
}

function withoutEmptyUpdate(row: PlannedRow): PlannedRow {
  if (row.action !== 'update' || newAmountOf(row) !== null) return row;
  if (Object.keys(changesFrom(row.fields, row.existing)).length > 0) return row;
  return { action: 'skip', draft: row.draft, reason: `Nothing new about ${row.existing.name}.` };
}

/** Counts a plan by action. */
export function countPlan(plan: readonly PlannedRow[]): PlanCounts {
  const counts = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
  for (const { action } of plan) counts[action] += 1;
  return counts;
}

function firstOf<T>(keys: readonly string[], found: ReadonlyMap<string, T>): T | undefined {
  return keys.map((key) => found.get(key)).find((value) => value !== undefined);
}
