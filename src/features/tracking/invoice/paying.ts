/** A payment that a client left the page for; the amounts are of its invoice before, in cents. */
export type Paying = { readonly invoiceId: string; readonly paid: number; readonly pending: number };

const nameOf = (link: string) => `paying:${link}`;

/** Remembers in this tab what is being paid, so that the page knows when it has arrived. */
export function keepPaying(link: string, paying: Paying): void {
  try {
    sessionStorage.setItem(nameOf(link), JSON.stringify(paying));
  } catch {
    // Storage is blocked: the page says in general words what happens.
  }
}

/** What this tab left the page to pay; null for nothing. */
export function keptPaying(link: string): Paying | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(link)) ?? 'null');
    return isPaying(kept) ? kept : null;
  } catch {
    // As above, or changed by hand.
    return null;
  }
}

function isPaying(kept: unknown): kept is Paying {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof Reflect.get(kept, 'invoiceId') === 'string' &&
    typeof Reflect.get(kept, 'paid') === 'number' &&
    typeof Reflect.get(kept, 'pending') === 'number'
  );
}
