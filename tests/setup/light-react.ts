import * as React from 'react';

// React's development build notes for each of the first ten thousand elements in a second where it was made, for
// the stacks of a debugger. Screens make that many here all the time, and it took a tenth of the component tests'
// time. Counted as used up, it is left out; should React count otherwise one day, nothing happens but this.
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
