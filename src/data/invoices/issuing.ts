import { callFunction } from '../callables/function-caller';
import { fieldOf, textOf } from '../core/answers';

/** One invoice of a batch: its number with the prefix, or '' and the sentence that says why it has none. */
export type IssueResult = { readonly id: string; readonly number: string; readonly problem: string };

/**
 * Issues up to 20 invoices and credit notes in this order. One that is refused stops no other, and issued ones come back
 * unchanged, so a repetition does no harm.
 */
export function issueInvoices(ids: readonly string[]): Promise<readonly IssueResult[]> {
  return callFunction('issueInvoices', { ids }, (answer) => {
    const results = fieldOf(answer, 'results');
    if (!Array.isArray(results)) throw new Error('The answer lacks results.');
    return results.map((one) => ({
      id: textOf(one, 'id'),
      number: textOf(one, 'number'),
      problem: textOf(one, 'problem'),
    }));
  });
}

/** Declares an unpaid invoice void. Rejects with 'conflict' where it has to be credited instead. */
export function voidInvoice(invoiceId: string): Promise<void> {
  return callFunction('voidInvoice', { invoiceId }, () => undefined);
}

/** Writes off what is still owed on an invoice. Rejects with 'conflict' while money is on its way. */
export function writeOff(invoiceId: string): Promise<void> {
  return callFunction('writeOff', { invoiceId }, () => undefined);
}

/** Makes the part that an invoice holds back due. */
export function releaseHeldBack(invoiceId: string): Promise<void> {
  return callFunction('releaseHeldBack', { invoiceId }, () => undefined);
}
