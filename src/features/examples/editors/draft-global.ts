// Draft.js was written for bundlers that give browsers Node's `global`; import this before it.
Object.assign(globalThis, { global: globalThis });
