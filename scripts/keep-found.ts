import { keepAllFound } from './lib/keep-found';

/** Once per database that had trackers and jobs before they were searched by stored words; docs/deploy.md says how. */
console.log(`${await keepAllFound()} trackers and jobs were given the words they are found by.`);
