import { keepAllTimelines } from './lib/keep-timelines';

/** Run once per database with history from before entries named their timeline; see docs/deploy.md. */
console.log(`${await keepAllTimelines()} entries were given the record on whose page they are told.`);
