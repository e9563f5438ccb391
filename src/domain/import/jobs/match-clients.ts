import { customerKeys } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { SHORTEST_PHONE_KEY } from '../../format/phone';
import type { SearchKeys } from '../customers/match-keys';
import type { NamedClient } from './read-row';

type Keys = { readonly phone: string; readonly email: string; readonly name: string };

function keysOf(client: NamedClient): Keys {
  const { phoneKey, emailKey, nameKey } = customerKeys(client);
  return { phone: phoneKey.length >= SHORTEST_PHONE_KEY ? phoneKey : '', email: emailKey, name: nameKey };
}

/** Search keys of the clients that rows name, each once. */
export function searchKeysOfClients(clients: readonly NamedClient[]): SearchKeys {
  const keys = clients.map(keysOf);
  const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value.length > 1);
  return {
    phoneKey: distinct(keys.map(({ phone }) => phone)),
    emailKey: distinct(keys.map(({ email }) => email)),
    nameKey: distinct(keys.map(({ name }) => name)),
  };
}

/** Who a row's job is for: a customer, several of one name, or nobody who is known. */
export type FoundClient<C> =
  { readonly kind: 'one'; readonly client: C } | { readonly kind: 'several' } | { readonly kind: 'none' };

/** Finds clients by phone, else e-mail, else a name that only one of them has. */
export class ClientIndex<C> {
  readonly #byKey = new Map<string, C[]>();

  add(named: NamedClient, client: C): void {
    for (const key of listed(keysOf(named))) {
      const known = this.#byKey.get(key) ?? [];
      if (!known.includes(client)) this.#byKey.set(key, [...known, client]);
    }
  }

  find(named: NamedClient): FoundClient<C> {
    const keys = listed(keysOf(named));
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

function listed({ phone, email, name }: Keys): readonly string[] {
  return [
    ...(phone === '' ? [] : [`phone ${phone}`]),
    ...(email === '' ? [] : [`email ${email}`]),
    ...(name === '' ? [] : [`name ${name}`]),
  ];
}

/** A customer as rows name one. */
export function namedOf({ name, phone, email }: Customer): NamedClient {
  return { name, phone, email };
}
