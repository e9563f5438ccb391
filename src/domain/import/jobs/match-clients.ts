import { clientKeys } from '../customers/match-keys';
import type { NamedClient } from './read-row';

/** Who a row's job is for: a customer, several of one name, or nobody who is known. */
export type FoundClient<C> =
  { readonly kind: 'one'; readonly client: C } | { readonly kind: 'several' } | { readonly kind: 'none' };

/** Finds clients by phone, else e-mail, else a name that only one of them has. */
export class ClientIndex<C> {
  readonly #byKey = new Map<string, C[]>();

  add(named: NamedClient, client: C): void {
    for (const key of clientKeys(named)) {
      const known = this.#byKey.get(key) ?? [];
      if (!known.includes(client)) this.#byKey.set(key, [...known, client]);
    }
  }

  find(named: NamedClient): FoundClient<C> {
    // Another spelling of the phone tells no more than the phone.
    const keys = clientKeys(named).filter((key, at) => at === 0 || !key.startsWith('phone '));
    for (const key of keys) {
      const [client, ...more] = this.#byKey.get(key) ?? [];
      if (client === undefined) continue;
      // Two customers may share a family's phone: another key may still tell them apart.
      if (more.length === 0) return { kind: 'one', client };
      const both = keys.flatMap((other) => (other === key ? [] : [this.#byKey.get(other) ?? []]));
      const shared = [client, ...more].filter((one) => both.some((some) => some.includes(one)));
      const [only, ...others] = shared;
      return only !== undefined && others.length === 0 ? { kind: 'one', client: only } : { kind: 'several' };
    }
    return { kind: 'none' };
  }
}
