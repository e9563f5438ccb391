import { fieldOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';

/**
 * Has the server check the signed-in account after another service verified its address; true when a fresh account
 * replaced it, which the user signs in to next.
 */
export function settleSignIn(): Promise<boolean> {
  return callFunction('settleSignIn', {}, (answer) => fieldOf(answer, 'isFresh') === true);
}
