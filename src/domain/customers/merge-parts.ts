import type { CustomFieldDefinition } from '../company/company';
import { foldText } from '../format/fold-text';
import { customerLabel } from './customer';
import type { Customer } from './customer';

/** One thing that a user decides between two customers, as a whole. */
export type MergePart = {
  readonly key: MergePartKey;
  readonly label: string;
  readonly fields: readonly (keyof Customer)[];
};

/** What every business has, in the order of the form. */
const FIXED_PARTS = [
  { key: 'name', label: customerLabel('name'), fields: ['name'] },
  { key: 'company', label: customerLabel('companyName'), fields: ['companyName'] },
  {
    key: 'status',
    label: customerLabel('customerStatus'),
    fields: [
      'customerStatus',
      'subStatus',
      'statusAt',
      'statusBy',
      'statusReason',
      'statusNote',
      'previousStatus',
    ],
  },
  { key: 'phone', label: customerLabel('phone'), fields: ['phone'] },
  { key: 'phoneAlt', label: customerLabel('phoneAlt'), fields: ['phoneAlt'] },
  { key: 'email', label: customerLabel('email'), fields: ['email'] },
  { key: 'address', label: 'Address', fields: ['streetAddress', 'city', 'state', 'zipcode'] },
  { key: 'access', label: customerLabel('accessNotes'), fields: ['accessNotes'] },
  { key: 'product', label: customerLabel('productOfInterest'), fields: ['productOfInterest'] },
  { key: 'salesperson', label: customerLabel('salesperson'), fields: ['salesperson'] },
  {
    key: 'appointment',
    label: customerLabel('appointmentTime'),
    fields: ['appointmentTime', 'appointmentOutcome', 'outcomeAt', 'outcomeBy'],
  },
  { key: 'followUp', label: customerLabel('nextFollowUp'), fields: ['nextFollowUp'] },
  { key: 'source', label: customerLabel('leadSource'), fields: ['leadSource', 'referredBy'] },
  { key: 'insurance', label: customerLabel('insurance'), fields: ['insurance'] },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly fields: readonly (keyof Customer)[];
}[];

const OWN = 'own:';

export type FixedPartKey = (typeof FIXED_PARTS)[number]['key'];
/** A part, or the custom field of a key. */
export type MergePartKey = FixedPartKey | `${typeof OWN}${string}`;
export const FIXED_PART_KEYS: readonly FixedPartKey[] = FIXED_PARTS.map(({ key }) => key);

/** The part of a custom field. */
function ownPart(key: string, label = key): MergePart {
  return { key: `${OWN}${key}`, label, fields: ['customFields'] };
}

/** The key of a part's custom field; null for what every business has. */
export function ownKeyOf({ key }: MergePart): string | null {
  return key.startsWith(OWN) ? key.slice(OWN.length) : null;
}

/** Everything to decide between two customers: the fixed parts, then their custom fields as the business orders them. */
export function mergeParts(
  kept: Customer,
  gone: Customer,
  definitions: readonly Pick<CustomFieldDefinition, 'key' | 'label'>[] = [],
): readonly MergePart[] {
  const known = definitions.map(({ key, label }) => ownPart(key, label));
  const left = [...new Set([...Object.keys(kept.customFields), ...Object.keys(gone.customFields)])]
    .filter((key) => !definitions.some((definition) => definition.key === key))
    .map((key) => ownPart(key));
  return [...FIXED_PARTS, ...known, ...left];
}

/** How many of a part's fields are compared; all of the others'. */
const COMPARED: Partial<Readonly<Record<MergePartKey, number>>> = { status: 2, appointment: 2 };

/** A customer's value of a part, to compare. */
function valueOf(customer: Customer, part: MergePart): unknown {
  const own = ownKeyOf(part);
  if (own !== null) return customer.customFields[own] ?? '';
  // When and by whom something was set is no difference of its own.
  const compared = part.fields.slice(0, COMPARED[part.key]);
  return compared.map((field) => customer[field]);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === undefined;
}

/** Whether a customer has nothing in a part. */
export function lacks(customer: Customer, part: MergePart): boolean {
  return isEmpty(valueOf(customer, part));
}

/** Whether both have something in a part, and not the same. Only leads differ in their status. */
export function differs(kept: Customer, gone: Customer, part: MergePart): boolean {
  if (lacks(kept, part) || lacks(gone, part)) return false;
  if (part.key === 'status' && !(kept.listOrganizer === 'Open' && gone.listOrganizer === 'Open'))
    return false;
  return JSON.stringify(valueOf(kept, part)) !== JSON.stringify(valueOf(gone, part));
}

/** What people write into a field of their own that warns: "Do not service". */
const YES = /^(yes|y|true|x|on|1|ja|oui|si|sim|tak)(?![\p{L}\p{N}])/u;

/**
 * The parts of which the other's value stays unless the user decides otherwise: a Yes in a custom field, which warns of
 * something, against anything else.
 */
export function defaultTake(kept: Customer, gone: Customer): readonly MergePartKey[] {
  const says = (customer: Customer, key: string) => YES.test(foldText(customer.customFields[key] ?? ''));
  return mergeParts(kept, gone)
    .filter((part) => differs(kept, gone, part))
    .filter((part) => {
      const own = ownKeyOf(part);
      return own !== null && says(gone, own) && !says(kept, own);
    })
    .map(({ key }) => key);
}
