import { callFunction } from '../callables/function-caller';
import { fieldOf, textOf } from '../core/answers';

/** Most invoices that are reminded of with one call. */
export const MOST_REMINDED = 20;

/** The reminder of one invoice: its address and words, or '' and the sentence that says why none goes. */
export type RemindResult = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly problem: string;
};

/** Mails reminders of up to 20 invoices, or says with `isPreview` what would go. A repetition on one day mails nothing twice. */
export function remindClients(ids: readonly string[], isPreview: boolean): Promise<readonly RemindResult[]> {
  return callFunction('remindClients', { ids, isPreview }, (answer) => {
    const results = fieldOf(answer, 'results');
    if (!Array.isArray(results)) throw new Error('The answer lacks results.');
    return results.map((one) => ({
      id: textOf(one, 'id'),
      to: textOf(one, 'to'),
      subject: textOf(one, 'subject'),
      text: textOf(one, 'text'),
      problem: textOf(one, 'problem'),
    }));
  });
}
