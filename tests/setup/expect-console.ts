import { format } from 'node:util';

/** The two console methods that must stay silent in every test. */
export type ConsoleMethod = 'error' | 'warn';

type Line = { readonly method: ConsoleMethod; readonly text: string };
type Expectation = { readonly method: ConsoleMethod; readonly text: string | RegExp; isMet: boolean };

let unexpected: Line[] = [];
let expectations: Expectation[] = [];

/**
 * Expects a line like this in `console[method]`; otherwise such a line fails the test. The test also fails
 * without the line. A string matches anywhere in the line.
 *
 * @example expectConsole('warn', /unknown theme/);
 */
export function expectConsole(method: ConsoleMethod, text: string | RegExp): void {
  expectations.push({ method, text, isMet: false });
}

/** Records a printed line, unless the test expects it. */
export function recordConsole(method: ConsoleMethod, args: readonly unknown[]): void {
  const text = format(...args);
  const expected = expectations.filter((one) => one.method === method && matches(text, one.text));
  for (const one of expected) one.isMet = true;
  if (expected.length === 0) unexpected.push({ method, text });
}

/** Console problems since the last call, one sentence each; resets. */
export function takeConsoleFindings(): string[] {
  const findings = [
    ...unexpected.map((line) => `unexpected console.${line.method}: ${line.text}`),
    ...expectations
      .filter((one) => !one.isMet)
      .map((one) => `expected console.${one.method} like ${String(one.text)}, but it never came`),
  ];
  unexpected = [];
  expectations = [];
  return findings;
}

function matches(text: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}
