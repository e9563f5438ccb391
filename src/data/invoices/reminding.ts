import type { RemindResult } from '@/domain/invoices/reminders/reminded';
import { callFunction } from '../callables/function-caller';
import { fieldOf, textOf } from '../core/answers';

/** Mails reminders of up to `MOST_REMINDED` invoices, or says with `isPreview` what would go. A repetition on one day mails nothing twice. */
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
