import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { everybodyWhoFits, isOnList } from '@/domain/directory/question';
import type { CustomerQuestion, FoundCustomers } from '@/domain/directory/question';
import { decodeShard } from '@/domain/directory/shard-text';
import { duplicateKeys, findDuplicates, phoneKeysOf } from '@/domain/customers/duplicates';
import type { Duplicate, TypedCustomer } from '@/domain/customers/duplicates';
import { matchKeys } from '@/domain/import/customers/match-keys';
import type { MatchedCustomer } from '@/domain/import/customers/match-keys';
import { ownValuesOf } from '@/domain/customers/own-filters';
import { phoneWordsOf, typedPhone } from '@/domain/search/phone-words';
import { nameWordsOf, typedParts, wordsOf } from '@/domain/search/words';

/** An index of all customers in memory. */
export type CustomerIndex = {
  readonly load: (shards: readonly string[]) => void;
  /** Sets all changes newer than the shards: customers in their current version, and the ids of deleted ones. */
  readonly update: (changed: readonly ListedCustomer[], gone: readonly string[]) => void;
  readonly ask: (question: CustomerQuestion) => FoundCustomers;
  readonly duplicates: (typed: TypedCustomer, selfId?: string) => readonly Duplicate[];
  /** Customers who share one of these keys with rows of a file (`matchKeys`). */
  readonly matching: (keys: readonly string[]) => readonly MatchedCustomer[];
};

/** The words of each field, as the index takes them. */
const WORDS: Readonly<Record<string, (customer: ListedCustomer) => readonly string[]>> = {
  name: ({ name }) => nameWordsOf(name),
  company: ({ companyName }) => nameWordsOf(companyName),
  email: ({ email }) => wordsOf(email),
  address: ({ streetAddress, city, state, zipcode }) =>
    wordsOf([streetAddress, city, state, zipcode].join(', ')),
  phone: ({ phone, phoneAlt }) => [...phoneWordsOf(phone), ...phoneWordsOf(phoneAlt)],
};

const byLanguage = (a: string, b: string) => a.localeCompare(b);

const apart = (text: string) => text.split(' ');

/** Allowed typos in a word: none in short words and numbers. */
const wrongLetters = (term: string): number | false =>
  /^\d+$/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2;

const searchOf = (customers: Iterable<ListedCustomer>) => {
  const search = new MiniSearch<ListedCustomer>({
    idField: 'uuid',
    fields: Object.keys(WORDS),
    extractField: (customer, field) => WORDS[field]?.(customer).join(' ') ?? customer.uuid,
    tokenize: apart,
    processTerm: (term) => term || null,
    searchOptions: {
      prefix: true,
      fuzzy: wrongLetters,
      combineWith: 'AND',
      boost: { name: 3, phone: 2 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  search.addAll([...customers]);
  return search;
};

/** Creates an empty index. */
export function createCustomerIndex(): CustomerIndex {
  /** Built on the first search: filtering needs none, and 10,000 customers take one second of CPU. */
  let search: MiniSearch<ListedCustomer> | null = null;
  let stored = new Map<string, ListedCustomer>();
  let customers = new Map<string, ListedCustomer>();
  let different: readonly string[] = [];
  /** The last query without its range, with all matches: a long list is requested part by part. */
  let last: { readonly key: string; readonly answer: FoundCustomers } | null = null;

  const put = (id: string, customer: ListedCustomer | undefined) => {
    if (customers.get(id) === customer) return;
    if (customers.has(id)) search?.discard(id);
    if (customer) {
      search?.add(customer);
      customers.set(id, customer);
    } else {
      customers.delete(id);
    }
  };

  const found = function* (text: string): Generator<ListedCustomer> {
    if (text.trim() === '') {
      yield* customers.values();
      return;
    }
    search ??= searchOf(customers.values());
    for (const result of search.search(queryOf(text))) {
      const customer = customers.get(String(result.id));
      if (customer) yield customer;
    }
  };

  const everybody = (question: Omit<CustomerQuestion, 'from' | 'limit'>): FoundCustomers => {
    const tags = new Set<string>();
    const sources = new Set<string>();
    const onList: ListedCustomer[] = [];
    for (const customer of customers.values()) {
      if (!isOnList(customer, question.list)) continue;
      onList.push(customer);
      for (const tag of customer.tags) tags.add(tag);
      if (customer.leadSource !== '') sources.add(customer.leadSource);
    }
    const fitting = everybodyWhoFits(found(question.text), question);
    return {
      customers: fitting,
      total: fitting.length,
      all: onList.length,
      tags: [...tags].sort(byLanguage),
      sources: [...sources].sort(byLanguage),
      own: ownValuesOf(onList),
    };
  };

  return {
    load: (shards) => {
      last = null;
      stored = new Map(shards.flatMap(decodeShard).map((customer) => [customer.uuid, customer]));
      customers = new Map(stored);
      different = [];
      search = null;
    },
    update: (changed, gone) => {
      last = null;
      const now = new Map<string, ListedCustomer | undefined>(gone.map((id) => [id, undefined]));
      // A changed customer exists now, even after an earlier deletion.
      for (const customer of changed) now.set(customer.uuid, customer);
      for (const id of different) if (!now.has(id)) put(id, stored.get(id));
      for (const [id, customer] of now) put(id, customer);
      different = [...now.keys()];
    },
    ask: ({ from = 0, limit, ...question }) => {
      const key = JSON.stringify(question);
      if (last?.key !== key) last = { key, answer: everybody(question) };
      const { answer } = last;
      return { ...answer, customers: answer.customers.slice(from, from + limit) };
    },
    duplicates: (typed, selfId) => {
      const { emailKey, nameKey } = duplicateKeys(typed);
      const phoneKeys = phoneKeysOf(typed.phone);
      const candidates = [...customers.values()].filter(
        (customer) =>
          phoneKeys.includes(customer.phoneKey) ||
          (emailKey !== null && customer.emailKey === emailKey) ||
          (nameKey !== null && customer.nameKey === nameKey),
      );
      return findDuplicates(typed, candidates, selfId);
    },
    matching: (keys) => {
      const wanted = new Set(keys);
      const matches = [...customers.values()].filter((one) => matchKeys(one).some((key) => wanted.has(key)));
      return matches.map(({ uuid, name, phone, email, streetAddress }) => ({
        uuid,
        name,
        phone,
        email,
        streetAddress,
      }));
    },
  };
}

/** A number may be a phone in any format, or part of an address; other text is words. */
function queryOf(text: string): Query {
  const digits = text.replace(/\D/g, '');
  const inWords: Query = { combineWith: 'AND', queries: typedParts(text).map(asOneOrMore) };
  if (digits.length < 3 || !/^[\d\s()+./-]+$/.test(text.trim())) return inWords;
  const phone = typedPhone(text) ?? digits;
  return { combineWith: 'OR', queries: [inWords, { queries: [phone], fields: ['phone'] }] };
}

/** Parts that a hyphen joins, as one word or each for itself. */
function asOneOrMore(parts: readonly string[]): Query {
  const each: Query = { combineWith: 'AND', queries: [...parts] };
  return parts.length === 1 ? each : { combineWith: 'OR', queries: [parts.join(''), each] };
}
