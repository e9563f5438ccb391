import type { ListedCustomer } from '@/domain/directory/listed-customer';

/** So many at the beginning of a list are compared: those that somebody may be looking at. */
const COMPARED = 500;

/**
 * The customers of `now`, each as the object it was in `before` where it says the same: what comes out of a worker is
 * always another object, and every row would be drawn again for it.
 */
export function sameCustomers(
  before: readonly ListedCustomer[],
  now: readonly ListedCustomer[],
): readonly ListedCustomer[] {
  const known = new Map(before.slice(0, COMPARED).map((customer) => [customer.uuid, customer]));
  return now.map((customer, place) => {
    const earlier = place < COMPARED ? known.get(customer.uuid) : undefined;
    return earlier && (earlier === customer || saysTheSame(earlier, customer)) ? earlier : customer;
  });
}

function saysTheSame(earlier: object, customer: object): boolean {
  return Object.entries(customer).every(([name, value]: [string, unknown]) =>
    isSame(Reflect.get(earlier, name), value),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? sameList(a, b) === a : Object.is(a, b);
}

/** The list there was where the new one says the same: nobody who shows it has to draw again. */
export function sameList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSameList = before?.length === now.length && now.every((item, place) => item === before[place]);
  return isSameList ? before : now;
}
