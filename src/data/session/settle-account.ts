import { fieldOf } from '../core/answers';
import { callFunction } from '../callables/function-caller';

/** Has the server check the signed-in account; true when a fresh account replaced it, to be signed in to next. */
export function settleSignIn(): Promise<boolean> {
  return callFunction('settleSignIn', {}, (answer) => fieldOf(answer, 'isFresh') === true);
}
