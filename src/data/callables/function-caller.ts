import { toAppError } from '../base/app-error';
import { assertNotLooking } from '../base/looking-only';

/** Calls one Cloud Function by name; rejects with AppError. */
export type FunctionCaller = (name: string, input: unknown) => Promise<unknown>;

let current: FunctionCaller | null = null;

/** Sets the caller of functions; `startData` calls it, and tests with their own answers. */
export function setFunctionCaller(caller: FunctionCaller): void {
  current = caller;
}

/** Calls a function and parses its answer; every error is an AppError. */
export async function callFunction<T>(
  name: string,
  input: unknown,
  read: (answer: unknown) => T,
): Promise<T> {
  if (current === null) throw new Error('The data room has not been started.');
  assertNotLooking();
  try {
    return read(await current(name, input));
  } catch (error) {
    throw toAppError(error);
  }
}
