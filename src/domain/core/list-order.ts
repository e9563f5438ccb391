export type ListOrder<K extends string = string> = { readonly by: K; readonly descending: boolean };

const PARAMETER = 'sort';

/** The order in an address; null for a missing or unknown one, which means the list's own. */
export function readOrder<K extends string>(
  address: URLSearchParams,
  orders: readonly K[],
): ListOrder<K> | null {
  const text = address.get(PARAMETER) ?? '';
  const by = orders.find((one) => one === text.replace(/^-/, ''));
  return by === undefined ? null : { by, descending: text.startsWith('-') };
}

/** Writes an order into an address, unless it is the list's own. */
export function writeOrder(address: URLSearchParams, order: ListOrder | null): void {
  if (order !== null) address.set(PARAMETER, `${order.descending ? '-' : ''}${order.by}`);
}
