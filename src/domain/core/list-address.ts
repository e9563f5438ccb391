/** An order of a list: the column, and its direction. */
export type ListOrder<K extends string = string> = { readonly by: K; readonly descending: boolean };

/** One filter of a list: its parameter in the address, and its values; null for any text, such as an id. */
export type ListFilter<T extends string = string, Many extends boolean = boolean> = {
  readonly parameter: string;
  readonly values: readonly T[] | null;
  readonly many: Many;
  /** Beginnings of its values, where these are any text; others are unknown. Absent where any may come. */
  readonly starts?: readonly string[];
  /** Tells which of several lists is shown, and narrows none. */
  readonly isPlace?: true;
};

/** What a list's address may hold, as data. `columns` are the ones that can be hidden. */
export type ListAddress<
  F extends Readonly<Record<string, ListFilter>> = Readonly<Record<string, ListFilter>>,
  O extends string = string,
> = { readonly filters: F; readonly orders: readonly O[]; readonly columns: readonly string[] };

type Chosen<F> =
  F extends ListFilter<infer T, infer Many> ? (Many extends true ? readonly T[] : T | null) : never;

/** What the address of every list may hold. */
export type CommonState<O extends string = string> = {
  readonly search: string;
  /** Null is the list's own order. */
  readonly order: ListOrder<O> | null;
  /** Hidden columns; null leaves the choice to the device. */
  readonly hidden: readonly string[] | null;
};

/** The content of an address: each filter's values, and what every list has. */
export type ListState<A extends ListAddress> = {
  readonly [K in keyof A['filters']]: Chosen<A['filters'][K]>;
} & CommonState<A['orders'][number]>;

/** Longer texts and further values of an address are ignored: no filter of ours is that long. */
const LONGEST = 200;
const MOST_VALUES = 30;

const SEARCH = 'q';
const ORDER = 'sort';
const HIDDEN = 'hide';

/** A filter with at most one value. */
export function oneOf<const T extends string = string>(
  parameter: string,
  values: readonly T[] | null = null,
): ListFilter<T, false> {
  return { parameter, values, many: false };
}

/** A filter with several values. */
export function manyOf<const T extends string = string>(
  parameter: string,
  values: readonly T[] | null = null,
): ListFilter<T, true> {
  return { parameter, values, many: true };
}

/** Which of several lists a screen shows. */
export function placeOf<const T extends string>(
  parameter: string,
  values: readonly T[],
): ListFilter<T, false> {
  return { parameter, values, many: false, isPlace: true };
}

/** Reads an address; drops unknown values. */
export function readAddress<A extends ListAddress>(list: A, address: URLSearchParams): ListState<A> {
  const filters = Object.entries(list.filters).map(([name, { parameter, values, many, starts }]) => {
    const known = knownOf(values, address.getAll(parameter), starts);
    return [name, many ? known : (known[0] ?? null)];
  });
  const sort = address.get(ORDER) ?? '';
  const by = list.orders.find((one) => one === sort.replace(/^-/, ''));
  return {
    // Each filter of `list` with values of its own kind.
    ...(Object.fromEntries(filters) as ListState<A>),
    search: (address.get(SEARCH) ?? '').slice(0, LONGEST),
    order: by === undefined ? null : { by, descending: sort.startsWith('-') },
    hidden: address.has(HIDDEN) ? knownOf(list.columns, address.getAll(HIDDEN)) : null,
  };
}

/** Writes an address without defaults, always in the same order. */
export function writeAddress(list: ListAddress, state: Partial<CommonState>): URLSearchParams {
  const address = new URLSearchParams();
  const chosen: Readonly<Record<string, unknown>> = state;
  for (const [name, { parameter }] of Object.entries(list.filters))
    for (const value of textsOf(chosen[name])) address.append(parameter, value);
  const { search, order, hidden } = state;
  if (search) address.set(SEARCH, search);
  if (order) address.set(ORDER, `${order.descending ? '-' : ''}${order.by}`);
  for (const column of hidden?.length === 0 ? [''] : (hidden ?? [])) address.append(HIDDEN, column);
  return address;
}

/** The same content in the one form that addresses are compared in: order of values and unknown ones aside. */
export function sameAddress(list: ListAddress, query: string): string {
  return writeAddress(list, readAddress(list, new URLSearchParams(query))).toString();
}

/** The same list without search and filters. */
export function wholeList(list: ListAddress, state: CommonState): URLSearchParams {
  const chosen: Readonly<Record<string, unknown>> = state;
  const places = Object.entries(list.filters).filter(([, { isPlace }]) => isPlace);
  const kept = Object.fromEntries(places.map(([name]) => [name, chosen[name]]));
  return writeAddress(list, { ...kept, order: state.order, hidden: state.hidden });
}

/** Does a search or a filter narrow the list? */
export function isNarrowed(list: ListAddress, state: CommonState): boolean {
  return wholeList(list, state).toString() !== writeAddress(list, state).toString();
}

/** The values of a filter as a list; none for null. */
export function textsOf(chosen: unknown): readonly string[] {
  return [chosen].flat().filter((value) => typeof value === 'string');
}

function knownOf<T extends string>(
  values: readonly T[] | null,
  asked: readonly string[],
  starts?: readonly string[],
): readonly string[] {
  if (values !== null) return values.filter((value) => asked.includes(value));
  const short = asked.filter((value) => value !== '' && value.length <= LONGEST);
  const known = starts ? short.filter((value) => starts.some((start) => value.startsWith(start))) : short;
  return [...new Set(known)].slice(0, MOST_VALUES);
}
