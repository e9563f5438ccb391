import { configure, getConfig } from '@testing-library/react';

/**
 * Omits the printed document from errors that nobody reads: while waiting, every early attempt fails, and
 * printing the screen for it took a tenth of the time. The last failure prints it.
 */
export function drawLastFailureOnly(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, container),
  });
}

/** Testing Library's own flag while it waits, missing in its types. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
