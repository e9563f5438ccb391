import { keepAllReached } from './lib/keep-reached';

/** Run once per database with customers from before their milestones were kept; see docs/deploy.md. */
console.log(`${await keepAllReached()} customers were given the first time of each milestone.`);
