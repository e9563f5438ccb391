import type { Rows } from '../core/rows';
import { listedFieldNames } from './listed-customer';
import type { ListedCustomer } from './listed-customer';
import { sameCustomer } from './same-customer';

/** Customers in the text of one part, some three screenfuls: whoever wants one of them reads them all. */
const PART = 50;
/** Parts that are held as objects at most, many times over what is in sight. */
const HELD = 20;

/**
 * Customers in an order, as text that a list reads where somebody looks. As objects fifty of them take a slow page some
 * ten milliseconds to come out of a worker, and the browser's cleaning up after 10,000 stops what scrolls.
 */
export type PackedCustomers = {
  readonly ids: readonly string[];
  /** Fifty customers each, all but the last. */
  readonly parts: readonly string[];
};

export const NO_CUSTOMERS: PackedCustomers = { ids: [], parts: [] };

/** Packs customers in the order in which they come. */
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

/** What follows whole parts is put behind them. */
export function joinPacked(first: PackedCustomers, second: PackedCustomers): PackedCustomers {
  return { ids: [...first.ids, ...second.ids], parts: [...first.parts, ...second.parts] };
}

/** Packed customers as the rows of a list. */
export class CustomerRows implements Rows<ListedCustomer> {
  readonly ids: readonly string[];
  readonly packed: PackedCustomers;
  readonly #earlier: ReadonlyMap<string, ListedCustomer>;
  readonly #held = new Map<number, readonly ListedCustomer[]>();

  /**
   * `earlier` are customers that somebody may be looking at: who says the same as before stays the same object, for
   * what comes out of text is always another, and every row would be drawn again for it.
   */
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

  /** The customers that were looked at last. */
  held(): readonly ListedCustomer[] {
    return [...this.#held.values()].flat();
  }

  #part(part: number): readonly ListedCustomer[] {
    const text = this.packed.parts[part];
    if (text === undefined) return [];
    const held = this.#held.get(part) ?? this.#read(text);
    // The one that was looked at last stands last.
    this.#held.delete(part);
    this.#held.set(part, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > HELD && oldest !== undefined) this.#held.delete(oldest);
    return held;
  }

  #read(text: string): readonly ListedCustomer[] {
    // Written by `packCustomers` of the same app.
    const rows = JSON.parse(text) as readonly (readonly unknown[])[];
    return rows.map((values) => {
      const entries = listedFieldNames.map((name, place) => [name, values[place]] as const);
      const customer = Object.fromEntries(entries) as ListedCustomer;
      const earlier = this.#earlier.get(customer.uuid);
      return earlier && sameCustomer(earlier, customer) ? earlier : customer;
    });
  }
}
