import { newAppointment } from '../../customers/appointment-outcome';
import { ADDRESS_FIELDS } from '../../format/address';
import { CONTACT_FIELDS } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import type { ImportedFields } from './read-row';

/** Texts that an update replaces, one by one. */
const TEXTS = [
  ...CONTACT_FIELDS,
  ...(['leadSource', 'referredBy', 'productOfInterest', 'nextFollowUp', 'salesperson'] as const),
] as const;

/** Fields an update may set; whole fields, so that Undo restores them exactly. */
export const UPDATABLE = [
  ...TEXTS,
  ...ADDRESS_FIELDS,
  ...([
    'notes',
    'appointmentTime',
    'appointmentOutcome',
    'outcomeAt',
    'outcomeBy',
    'tags',
    'insurance',
    'customFields',
  ] as const),
] as const satisfies readonly (keyof Customer)[];

type Held = Pick<Customer, (typeof UPDATABLE)[number]>;

/** A row's new data, no empty cells; adds to notes, tags and custom fields; the status stays. */
export function changesFrom(fields: ImportedFields, held: Held): Partial<Held> {
  const changes: { -readonly [K in keyof Held]?: Held[K] } = {};
  for (const name of TEXTS)
    if (fields[name] !== '' && fields[name] !== held[name]) changes[name] = fields[name];
  if (fields.streetAddress !== '' && ADDRESS_FIELDS.some((name) => fields[name] !== held[name]))
    for (const name of ADDRESS_FIELDS) if (fields[name] !== held[name]) changes[name] = fields[name];
  if (fields.appointmentTime !== null && fields.appointmentTime !== held.appointmentTime)
    Object.assign(
      changes,
      newAppointment(held, fields.appointmentTime),
      // Its Undo gives the author back, too.
      held.appointmentOutcome !== '' && { outcomeBy: '' },
    );
  if (fields.notes !== '' && !held.notes.includes(fields.notes)) {
    const notes = [held.notes, fields.notes].filter(Boolean).join('\n');
    // Over the limit, the old value stays; nothing is cut.
    if (notes.length <= 5_000) changes.notes = notes;
  }
  const tags = [...new Set([...held.tags, ...fields.tags])].slice(0, 30);
  if (tags.length > held.tags.length) changes.tags = tags;
  const insurance = { ...held.insurance, ...filledOf(fields.insurance) };
  if (differs(insurance, held.insurance)) changes.insurance = insurance;
  const customFields = { ...held.customFields, ...fields.customFields };
  if (differs(customFields, held.customFields)) changes.customFields = customFields;
  return changes;
}

function filledOf<T extends object>(group: T): Partial<T> {
  const filled = Object.entries(group).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(filled) as Partial<T>;
}

function differs(one: object, other: object): boolean {
  const entries = (group: object) =>
    JSON.stringify(Object.entries(group).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return entries(one) !== entries(other);
}
