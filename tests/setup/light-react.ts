import * as React from 'react';

// React's development build records a creation stack for each of the first ten thousand elements per second.
// Screens here reach that all the time, at a tenth of the component tests' time. Setting the counter to its
// limit skips that; if React changes it, only the time is lost.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: stayUsedUp,
  });
}

function stayUsedUp(): void {}
