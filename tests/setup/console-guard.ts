import { afterEach, beforeEach } from 'vitest';
import { recordConsole, takeConsoleFindings } from './expect-console';

// Direct assignment instead of a spy: `restoreMocks` would remove a spy between hooks and tests.
beforeEach(() => {
  takeConsoleFindings();
  console.error = (...args: unknown[]) => recordConsole('error', args);
  console.warn = (...args: unknown[]) => recordConsole('warn', args);
});

afterEach(() => {
  const findings = takeConsoleFindings();
  if (findings.length > 0) throw new Error(findings.join('\n'));
});
