import { configure, getConfig } from '@testing-library/react';

/**
 * Leaves the picture of the document out of errors that nobody reads: while something is waited for, every look that
 * comes too early fails, and drawing the whole screen for it took a tenth of the time. The last one is drawn.
 */
export function drawLastFailureOnly(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, container),
  });
}

/** Testing Library's own mark, set while it tries; the types do not know it. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
