import { availableParallelism } from 'node:os';

/** @typedef {{ name: string, region: string, eventTrigger?: { eventType: string } }} Emulated */

/**
 * Starts the process of every function that follows Firestore, one on each core. Events are delivered one at a time, so
 * that all would wait some seconds for each process that the first event of its kind starts.
 * @param {import('./ports.mjs').Suite} suite whose emulators run
 */
export async function wakeTriggers(suite) {
  const answer = await fetch(`http://${suite.at.functions}/backends`);
  /** @type {{ backends: { functionTriggers: Emulated[] }[] }} */
  const { backends } = await answer.json();
  const asleep = backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .filter(({ eventTrigger }) => eventTrigger?.eventType.startsWith('google.cloud.firestore.'));
  const wakeThose = async () => {
    for (let next = asleep.shift(); next; next = asleep.shift()) {
      // The emulator's key of a trigger, and what every process answers before it has handled an event.
      const address = `http://${suite.at.functions}/${suite.project}/${next.region}/${next.name}-0/__/health`;
      const { ok, status } = await fetch(address);
      if (!ok) throw new Error(`${next.name} does not start: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, wakeThose));
}
