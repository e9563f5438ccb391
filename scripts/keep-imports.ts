import { keepAllImports } from './lib/keep-imports';

/** Run once per database with imports from before jobs could be imported; see docs/deploy.md. */
console.log(`${await keepAllImports()} imports and batches were given what they brought.`);
