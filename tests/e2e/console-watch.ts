import type { BrowserContext } from '@playwright/test';
import { emulators } from '../setup/emulators';

/** Collects what the pages of a test complain about. */
export type ConsoleWatch = {
  /** Everything this context's pages print as error or warning, or throw, counts from now on. */
  readonly watch: (context: BrowserContext) => void;
  /** Lines like this are part of the test, such as the browser's own about a call that is meant to fail. */
  readonly allow: (pattern: RegExp) => void;
  readonly findings: () => string[];
};

/**
 * What is no fault of the app: Playwright's own word about service workers, which most tests do without, and the SDK's
 * about emulators that have their hands full with what another test just wrote.
 */
const NOT_OURS = /Service Worker registration blocked by Playwright|Backend didn't respond within 10 seconds/;

/** One watch per test; the `page` of fixtures.ts and every `newPerson` are in it already. */
export function createConsoleWatch(): ConsoleWatch {
  const lines: string[] = [];
  const allowed: RegExp[] = [NOT_OURS];
  return {
    watch: (context) => {
      context.on('console', (message) => {
        // The emulator's sign-in window is a page of its own.
        if (message.page()?.url().startsWith(emulators.auth.url)) return;
        if (message.type() === 'error' || message.type() === 'warning') {
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) =>
        lines.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
    },
    allow: (pattern) => allowed.push(pattern),
    findings: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
