// Runs the scheduled functions of functions/lib whose time has come: the emulators run none without Pub/Sub.
//   node scripts/run-schedules.mjs 15      those that run every 5 minutes and every 15, not those of every hour
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

/**
 * A scheduled function as firebase-functions makes it.
 * @typedef {{ schedule: string, run: (event: object) => Promise<void> }} Scheduled
 */

const MINUTES = { minutes: 1, hours: 60 };
const elapsed = Number(process.argv[2]);
/** @type {Record<string, unknown>} */
const exported = await import(pathToFileURL(join(root, 'functions/lib/index.js')).href);

for (const [name, one] of Object.entries(exported)) {
  const scheduled = scheduledOf(one);
  if (!scheduled || elapsed % minutesOf(scheduled.schedule) !== 0) continue;
  try {
    await scheduled.run({ jobName: name, scheduleTime: new Date().toISOString() });
    console.log(`${name} ran.`);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
process.exit();

/** @param {unknown} value @returns {Scheduled | null} */
function scheduledOf(value) {
  if (typeof value !== 'function') return null;
  const endpoint = Reflect.get(value, '__endpoint');
  const schedule = endpoint?.scheduleTrigger?.schedule;
  return schedule ? { schedule, run: Reflect.get(value, 'run') } : null;
}

/** The minutes of "every 5 minutes" or "every 1 hours". @param {string} schedule */
function minutesOf(schedule) {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  if (unit !== 'minutes' && unit !== 'hours')
    throw new Error(`The schedule “${schedule}” is not understood.`);
  return Number(count) * MINUTES[unit];
}
