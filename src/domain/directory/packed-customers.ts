import type { Rows } from '../core/rows';
import { listedFieldNames } from './listed-customer';
import type { ListedCustomer } from './listed-customer';
import { sameCustomer } from './same-customer';

/** Customers per part, some three screenfuls: reading one parses the whole part. */
const PART = 50;
/** Most parts held as objects, many times what is in view. */
const HELD = 20;

/**
 * Ordered customers as text, parsed on demand. As objects, fifty take a slow page some ten milliseconds to
 * receive from a worker, and garbage collection of 10,000 interrupts scrolling.
 */
export type PackedCustomers = {
  readonly ids: readonly string[];
  /** Fifty customers each, all but the last. */
  readonly parts: readonly string[];
};

export const NO_CUSTOMERS: PackedCustomers = { ids: [], parts: [] };

export function packCustomers(customers: readonly ListedCustomer[]): PackedCustomers {
  const parts = Array.from({ length: Math.ceil(customers.length / PART) }, (_, part) =>
    JSON.stringify(
      customers
        .slice(part * PART, (part + 1) * PART)
        .map((customer) => listedFieldNames.map((name) => customer[name])),
    ),
  );
  return { ids: customers.map(({ uuid }) => uuid), parts };
}

export function joinPacked(first: PackedCustomers, second: PackedCustomers): PackedCustomers {
  return { ids: [...first.ids, ...second.ids], parts: [...first.parts, ...second.parts] };
}

export class CustomerRows implements Rows<ListedCustomer> {
  readonly ids: readonly string[];
  readonly packed: PackedCustomers;
  readonly #earlier: ReadonlyMap<string, ListedCustomer>;
  readonly #held = new Map<number, readonly ListedCustomer[]>();

  /** `earlier` may be in view: an unchanged customer keeps its object, or every row would be redrawn. */
  constructor(packed: PackedCustomers, earlier: readonly ListedCustomer[] = []) {
    this.ids = packed.ids;
    this.packed = packed;
    this.#earlier = new Map(earlier.map((customer) => [customer.uuid, customer]));
  }

  get length(): number {
    return this.ids.length;
  }

  readonly at = (index: number): ListedCustomer | undefined =>
    this.#part(Math.floor(index / PART))[index % PART];

  held(): readonly ListedCustomer[] {
    return [...this.#held.values()].flat();
  }

  #part(part: number): readonly ListedCustomer[] {
    const text = this.packed.parts[part];
    if (text === undefined) return [];
    const held = this.#held.get(part) ?? this.#read(text);
    // Insertion order is least recently used first.
    this.#held.delete(part);
    this.#held.set(part, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > HELD && oldest !== undefined) this.#held.delete(oldest);
    return held;
  }

  #read(text: string): readonly ListedCustomer[] {
    const rows = JSON.parse(text) as readonly (readonly unknown[])[];
    return rows.map((values) => {
      const entries = listedFieldNames.map((name, place) => [name, values[place]] as const);
      const customer = Object.fromEntries(entries) as ListedCustomer;
      const earlier = this.#earlier.get(customer.uuid);
      return earlier && sameCustomer(earlier, customer) ? earlier : customer;
    });
  }
}
