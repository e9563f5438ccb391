import { fieldOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';

/**
 * Has the server look at the account that is signed in, after a service proved its address; true when a fresh
 * account took its place, which the person signs in to next.
 */
export function settleSignIn(): Promise<boolean> {
  return callFunction('settleSignIn', {}, (answer) => fieldOf(answer, 'isFresh') === true);
}
