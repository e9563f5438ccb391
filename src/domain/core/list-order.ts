/** An order of a list: by what, as its column is called, and in which direction. */
export type ListOrder<K extends string = string> = { readonly by: K; readonly descending: boolean };

const PARAMETER = 'sort';

/** The order that an address asks for; null, a list's own, where it names none that there is. */
export function readOrder<K extends string>(
  address: URLSearchParams,
  orders: readonly K[],
): ListOrder<K> | null {
  const text = address.get(PARAMETER) ?? '';
  const by = orders.find((one) => one === text.replace(/^-/, ''));
  return by === undefined ? null : { by, descending: text.startsWith('-') };
}

/** Writes an order into an address; a list's own is not mentioned. */
export function writeOrder(address: URLSearchParams, order: ListOrder | null): void {
  if (order !== null) address.set(PARAMETER, `${order.descending ? '-' : ''}${order.by}`);
}
