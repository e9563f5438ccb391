import { textOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';

/** Why a mail to these addresses outside would be refused now, as a sentence; '' when it would go. */
export function checkOutsideMail(addresses: readonly string[]): Promise<string> {
  return callFunction('checkOutsideMail', { addresses }, (answer) => textOf(answer, 'problem'));
}
