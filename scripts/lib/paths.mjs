import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder; every command runs in it, wherever it was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** State the commands keep between runs; never checked in. */
export const stateFolder = join(root, '.joblane');

/** The emulators' data as of the last orderly stop. */
export const dataFolder = join(stateFolder, 'data');

/** Accounts of the example world, as the seed printed them. */
export const accountsFile = join(stateFolder, 'accounts.txt');
