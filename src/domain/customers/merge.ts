import { listBoundsOf, maxLengthOf } from '../core/bounds';
import { MAX_ASSIGNEES } from '../core/record';
import { DAY_MS } from '../time/time';
import { customerKeys, customerShape } from './customer';
import type { Customer } from './customer';

/** What a user decides between two customers, each part as a whole, in the order of the form. */
export const MERGE_PARTS = [
  { key: 'name', label: 'Name', fields: ['name'] },
  { key: 'company', label: 'Company', fields: ['companyName'] },
  { key: 'phone', label: 'Phone', fields: ['phone'] },
  { key: 'phoneAlt', label: 'Second phone', fields: ['phoneAlt'] },
  { key: 'email', label: 'E-mail', fields: ['email'] },
  { key: 'address', label: 'Address', fields: ['streetAddress', 'city', 'state', 'zipcode'] },
  { key: 'product', label: 'Product of interest', fields: ['productOfInterest'] },
  { key: 'salesperson', label: 'Salesperson', fields: ['salesperson'] },
  { key: 'appointment', label: 'Appointment', fields: ['appointmentTime'] },
  { key: 'followUp', label: 'Follow-up', fields: ['nextFollowUp'] },
  { key: 'source', label: 'Source', fields: ['leadSource', 'referredBy'] },
  { key: 'insurance', label: 'Insurance', fields: ['insurance'] },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly fields: readonly (keyof Customer)[];
}[];

export type MergePart = (typeof MERGE_PARTS)[number];
export type MergePartKey = MergePart['key'];
export const MERGE_PART_KEYS: readonly MergePartKey[] = MERGE_PARTS.map(({ key }) => key);

const MOST_TAGS = listBoundsOf(customerShape, 'tags').max;
const MOST_NOTES = maxLengthOf(customerShape, 'notes');

/** For how long a merge can be undone, ms: 30 days. */
export const UNDO_MERGE_MS = 30 * DAY_MS;

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === undefined;
}

/** Whether a customer has nothing in a part. */
export function lacks(customer: Customer, { fields }: MergePart): boolean {
  return fields.every((field) => isEmpty(customer[field]));
}

/** Whether both have something in a part, and not the same. */
export function differs(kept: Customer, gone: Customer, part: MergePart): boolean {
  if (lacks(kept, part) || lacks(gone, part)) return false;
  return part.fields.some((field) => JSON.stringify(kept[field]) !== JSON.stringify(gone[field]));
}

/**
 * The fields of the customer who is kept that change when another is merged into them: `take` names the parts of which
 * the other's value stays. Empty parts are filled from the other, tags and people are joined, notes follow each other,
 * and who was sold once is sold.
 */
export function mergedFields(
  kept: Customer,
  gone: Customer,
  take: readonly MergePartKey[],
): Partial<Customer> {
  const merged: Customer = { ...kept };
  for (const part of MERGE_PARTS) {
    const isTaken = differs(kept, gone, part) ? take.includes(part.key) : lacks(kept, part);
    if (isTaken) Object.assign(merged, Object.fromEntries(part.fields.map((field) => [field, gone[field]])));
  }
  const notes = [kept.notes.trim(), gone.notes.trim()].filter((text) => text !== '');
  const people = [...kept.assignees, ...gone.assignees];
  const isSold = gone.listOrganizer === 'Sold' && kept.listOrganizer !== 'Sold';
  Object.assign(merged, {
    notes: [...new Set(notes)].join('\n\n').slice(0, MOST_NOTES),
    tags: [...new Set([...kept.tags, ...gone.tags])].slice(0, MOST_TAGS),
    customFields: { ...gone.customFields, ...filled(kept.customFields) },
    // The salesperson is always among them.
    assignees: [...new Set([merged.salesperson, ...people].filter((uid) => uid !== ''))].slice(
      0,
      MAX_ASSIGNEES,
    ),
    trackerId: kept.trackerId || gone.trackerId,
    ...(isSold && { listOrganizer: 'Sold', soldAt: gone.soldAt, archivedAt: null }),
  });
  Object.assign(merged, customerKeys(merged));
  return changedOf(kept, merged);
}

function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

function changedOf(before: Customer, after: Customer): Partial<Customer> {
  const all = Object.entries(after) as [keyof Customer, unknown][];
  return Object.fromEntries(
    all.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}

/** A sentence about two customers that cannot become one, or null. */
export function mergeProblem(
  kept: Pick<Customer, 'uuid' | 'owner' | 'mergedInto'>,
  gone: Pick<Customer, 'uuid' | 'owner' | 'mergedInto'>,
): string | null {
  if (kept.uuid === gone.uuid) return 'Choose another customer: this is the same one.';
  if (kept.owner !== gone.owner) return 'Both customers must belong to your business.';
  return kept.mergedInto === '' && gone.mergedInto === ''
    ? null
    : 'One of them has been merged already. Open the customer who was kept.';
}
