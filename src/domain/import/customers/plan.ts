import { plainAmount } from '../../money/plain-amount';
import { customerKeys } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { refusalOf } from '../planned';
import type { DuplicateChoice } from '../planned';
import { changesFrom } from './file-changes';
import { matchKeys } from './match-keys';
import type { MatchedCustomer } from './match-keys';
import type { ImportDraft, ImportedFields } from './read-row';

/** The choice with the matched customers; an update needs their complete records. */
export type Duplicates =
  | {
      readonly choice: 'update';
      readonly existing: readonly Customer[];
      /** Values of their jobs, in cents, by id; absent without one. */
      readonly amounts?: ReadonlyMap<string, number>;
    }
  | { readonly choice: Exclude<DuplicateChoice, 'update'>; readonly existing: readonly MatchedCustomer[] };

/** Outcome of one row. A `join` row's data goes to an earlier row of its customer. */
export type PlannedRow =
  | { readonly action: 'create'; readonly draft: ImportDraft; readonly fields: ImportedFields }
  | {
      readonly action: 'update';
      readonly draft: ImportDraft;
      readonly fields: ImportedFields;
      readonly existing: Customer;
      /** The customer's present amount, in cents, which an update keeps. Absent or null without one. */
      readonly amountHeld?: number | null;
    }
  | { readonly action: 'join'; readonly draft: ImportDraft; readonly into: number }
  | { readonly action: 'skip' | 'refuse'; readonly draft: ImportDraft; readonly reason: string };

/**
 * Decides row by row. Rows with problems are refused. A row matches an existing customer or an earlier row by
 * phone, by e-mail, or by name with the same street; the choice decides what follows. Updates without changes
 * are skipped.
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
      plan.push(refusalOf(draft));
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

/** A later row of the same customer: joins the earlier one if the choice is to update. */
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

/** The earlier row, completed from the later one, with the earlier start. */
function joined(first: ImportDraft, later: ImportDraft): ImportDraft {
  const days = [first.createdAt, later.createdAt].flatMap((at) => at ?? []);
  return {
    ...first,
    amount: first.amount ?? later.amount ?? null,
    createdAt: days.length === 0 ? null : Math.min(...days),
  };
}

/** A customer has one amount; a second row's goes to the notes. */
function withAmountKept({ fields, amount = null }: ImportDraft, first: ImportDraft): ImportedFields {
  if (amount === null || (first.amount ?? amount) === amount) return fields;
  const line = `Another amount: ${plainAmount(amount)}`;
  return { ...fields, notes: [fields.notes, line].filter(Boolean).join('\n') };
}

/** The amount a row sets, in cents; null when there is one already, or none in the file. */
export function newAmountOf(row: Extract<PlannedRow, { action: 'create' | 'update' }>): number | null {
  const { amount = null } = row.draft;
  return row.action === 'update' && (row.amountHeld ?? null) !== null ? null : amount;
}

function withoutEmptyUpdate(row: PlannedRow): PlannedRow {
  if (row.action !== 'update' || newAmountOf(row) !== null) return row;
  if (Object.keys(changesFrom(row.fields, row.existing)).length > 0) return row;
  return { action: 'skip', draft: row.draft, reason: `Nothing new about ${row.existing.name}.` };
}

function firstOf<T>(keys: readonly string[], found: ReadonlyMap<string, T>): T | undefined {
  return keys.map((key) => found.get(key)).find((value) => value !== undefined);
}
