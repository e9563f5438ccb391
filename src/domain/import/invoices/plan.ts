import { shortNumber } from '../../core/record-number';
import type { ClientIndex } from '../jobs/match-clients';
import { refusalOf } from '../planned';
import type { InvoiceDraft } from './read-row';

/** The outcome of one row; a `create` without a client makes a new customer, the first time its name comes up. */
export type PlannedInvoice<C> =
  | { readonly action: 'create'; readonly draft: InvoiceDraft; readonly client: C | null }
  | { readonly action: 'skip' | 'refuse'; readonly draft: InvoiceDraft; readonly reason: string };

/** What the rows meet: numbers that are in use, as they are printed, and the customers. */
export type MetByInvoices<C> = { readonly numbers: ReadonlySet<string>; readonly clients: ClientIndex<C> };

/**
 * Decides about the rows of a file. What is paid is left out, and so is a number that is in use here or that an earlier
 * row has: a file that is imported twice adds nothing.
 */
export function planInvoices<C>(
  drafts: readonly InvoiceDraft[],
  { numbers, clients }: MetByInvoices<C>,
): readonly PlannedInvoice<C>[] {
  const firstRow = new Map<string, number>();
  return drafts.map((draft): PlannedInvoice<C> => {
    if (draft.problems.length > 0) return refusalOf(draft);
    const { client, balance } = draft.fields;
    const skipped = (reason: string) => ({ action: 'skip', draft, reason }) as const;
    if (balance === 0) return skipped('Paid already.');
    const number = shortNumber(draft.fields);
    const earlier = firstRow.get(number);
    if (earlier !== undefined) return skipped(`Same number as row ${earlier}.`);
    firstRow.set(number, draft.row);
    if (numbers.has(number)) return skipped(`You have an invoice ${number} already.`);
    const found = clients.find(client);
    if (found.kind === 'several') {
      const reason = 'Several customers fit. Add a phone number or an e-mail address.';
      return { action: 'refuse', draft, reason };
    }
    return { action: 'create', draft, client: found.kind === 'one' ? found.client : null };
  });
}
