/** An error that stops a command; its message is one sentence for the user. */
export class Stop extends Error {}

// A closed terminal or pipe must not end a command before it has stopped its processes.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/** @param {string} text */
export function say(text) {
  console.log(text);
}

/** A readable duration. @param {number} since epoch ms */
export function elapsed(since) {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs a command's main function: prints the sentence of a `Stop`, and the stack of other errors; both exit
 * 1.
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
