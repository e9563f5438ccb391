import { join } from 'node:path';
import { suiteEnv } from './emulators.mjs';
import { root, stateFolder } from './paths.mjs';
import { startProcess } from './processes.mjs';

/** How often scheduled functions are looked at, in minutes; each of their intervals is a multiple of it. */
const EVERY = 5;

/**
 * Runs the scheduled functions of the suite at their times, counted from the start: reminders and timed mails go out as
 * they do in production. Each round is a process of its own with the functions as they are built then.
 * @param {import('./ports.mjs').Suite} suite
 */
export function startSchedules(suite) {
  let elapsed = 0;
  const env = {
    ...process.env,
    ...suiteEnv(suite),
    APP_ADDRESS: `http://${suite.at.app}`,
    // As the emulator sets it: without it no text message is sent, since there is no Twilio here.
    FUNCTIONS_EMULATOR: 'true',
  };
  setInterval(() => {
    elapsed += EVERY;
    startProcess(process.execPath, [join(root, 'scripts/run-schedules.mjs'), String(elapsed)], {
      logFile: join(stateFolder, 'schedules.log'),
      // The first round begins the log anew.
      keepsLog: elapsed > EVERY,
      env,
    });
  }, EVERY * 60_000).unref();
}
