/** What a command cannot go on without; its message is one sentence for the person at the keyboard. */
export class Stop extends Error {}

// A closed terminal or pipe must not end a command before it has stopped what it started.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/** @param {string} text */
export function say(text) {
  console.log(text);
}

/**
 * How long something took, for people.
 * @param {number} since epoch ms
 */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs a command's main function: a `Stop` becomes its sentence, anything else keeps its stack; both exit 1.
 * @param {() => Promise<void>} main
 * @param {() => Promise<void>} [cleanUp] always awaited before the exit
 */
export async function runCommand(main, cleanUp = async () => {}) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}
