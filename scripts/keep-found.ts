import { keepAllFound } from './lib/keep-found';

/** Run once per database with trackers and jobs from before stored search words; see docs/deploy.md. */
console.log(`${await keepAllFound()} trackers and jobs were given the words they are found by.`);
