import { keepAllStages } from './lib/keep-stages';

/** Run once per database with contracts from before stages were kept on them; see docs/deploy.md. */
console.log(`${await keepAllStages()} contracts were given the stage of their tracker.`);
