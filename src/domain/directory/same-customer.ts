import { listedValue } from '../customers/own-filters';
import type { ListedCustomer } from './listed-customer';

/** Whether an earlier customer, or complete record, equals the present one in all listed fields. */
export function sameCustomer(earlier: ListedCustomer, now: ListedCustomer): boolean {
  return Object.entries(now).every(([name, value]: [string, unknown]) =>
    name === 'customFields' ? sameOwn(earlier, now) : isSame(Reflect.get(earlier, name), value),
  );
}

/** A complete record may have further and longer ones. */
function sameOwn(earlier: ListedCustomer, now: ListedCustomer): boolean {
  return Object.keys(now.customFields).every((key) => listedValue(earlier, key) === listedValue(now, key));
}

function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? sameList(a, b) === a : Object.is(a, b);
}

/** The old list if the new one is equal, so that nothing is redrawn. */
export function sameList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSameList = before?.length === now.length && now.every((item, place) => item === before[place]);
  return isSameList ? before : now;
}
