import { COLLECTIONS } from '../core/collections';
import { ADDRESS_FIELDS } from '../format/address';
import type { Customer } from './customer';
import type { CustomerLink } from './merge-links';

/** What other records copy from a customer. */
export type Copied = Pick<
  Customer,
  'name' | 'phone' | 'email' | 'streetAddress' | 'city' | 'state' | 'zipcode'
>;

/** Copied fields by collection, each group as a whole. Jobs and visits keep their place: a crew is sent there. */
const COPIES: Readonly<Record<string, readonly (readonly Exclude<keyof Copied, 'name'>[])[]>> = {
  [COLLECTIONS.trackers]: [['phone'], ['email'], ADDRESS_FIELDS],
  [COLLECTIONS.jobs]: [['phone']],
};

/** Records whose title the client sees without the name that the record holds. */
const TITLED: readonly string[] = [COLLECTIONS.trackers, COLLECTIONS.jobs, COLLECTIONS.visits];

/**
 * The changes of a record that carry a customer's new values (`to`) to its copies of the former ones (`from`). A copy
 * that differs is the record's own and stays. So does everything where the name differs: users who know a customer's
 * id alone must not learn more by a record that names it.
 */
export function copiedChanges(
  { collection, names }: Pick<CustomerLink, 'collection' | 'names'>,
  read: (field: string) => unknown,
  from: Copied,
  to: Copied,
): Readonly<Record<string, string>> {
  const isTheirs = names.length > 0 && names.every((field) => read(field) === from.name);
  if (!isTheirs) return {};
  const groups = (COPIES[collection] ?? []).filter((fields) =>
    fields.every((field) => (read(field) ?? '') === from[field]),
  );
  const title = TITLED.includes(collection) ? read('title') : null;
  const all: readonly (readonly [string, string])[] = [
    ...names.map((field) => [field, to.name] as const),
    ...groups.flat().map((field) => [field, to[field]] as const),
    ...(typeof title === 'string' ? [['title', renamed(title, from.name, to.name)] as const] : []),
  ];
  return Object.fromEntries(all.filter(([field, value]) => (read(field) ?? '') !== value));
}

const MAX_TITLE = 170;

function renamed(title: string, from: string, to: string): string {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
  return from === '' ? title : title.replace(whole, () => to).slice(0, MAX_TITLE);
}
