import type { BrowserContext } from '@playwright/test';
import { emulators } from '../setup/emulators';

/** Collects the console errors and warnings of a test's pages. */
export type ConsoleWatch = {
  /** Collects errors, warnings and exceptions of this context's pages from now on. */
  readonly watch: (context: BrowserContext) => void;
  /** Allows matching lines, such as the browser's own about a call that is meant to fail. */
  readonly allow: (pattern: RegExp) => void;
  readonly findings: () => string[];
};

/** Playwright's message about blocked service workers, and the SDK's about busy emulators. */
const BLOCKED = /Service Worker registration blocked by Playwright|Backend didn't respond within 10 seconds/;
/** With a picture of Google's, which no test reaches, the SDK asks after a failed request whether there is a network. */
const IS_THERE_A_NETWORK = /ERR_NAME_NOT_RESOLVED \(https:\/\/www\.google\.com\/images\/cleardot\.gif/;

/** One watch per test, which includes the `page` of fixtures.ts and every `newPerson`. */
export function createConsoleWatch(): ConsoleWatch {
  const lines: string[] = [];
  const allowed: RegExp[] = [BLOCKED, IS_THERE_A_NETWORK];
  return {
    watch: (context) => {
      context.on('console', (message) => {
        // The emulator's sign-in window is a page of its own.
        if (message.page()?.url().startsWith(emulators.auth.url)) return;
        if (message.type() === 'error' || message.type() === 'warning') {
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (found) => {
        const { name, message, stack } = found.error();
        const page = found.page()?.url() ?? 'a page that is closed';
        lines.push(`uncaught: ${stack || `${name} ${message}, without a stack`} (${page})`);
      });
    },
    allow: (pattern) => allowed.push(pattern),
    findings: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
