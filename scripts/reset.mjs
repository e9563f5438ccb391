// `npm run reset`: deletes the data of `npm start`; the next start loads the example world afresh.
import './lib/node-version.mjs';
import { rmSync } from 'node:fs';
import { accountsFile, dataFolder } from './lib/paths.mjs';
import { claimPorts, startSuite } from './lib/ports.mjs';
import { runCommand, say } from './lib/say.mjs';

await runCommand(async () => {
  await claimPorts(startSuite());
  rmSync(dataFolder, { recursive: true, force: true });
  rmSync(accountsFile, { force: true });
  say('Done. The next `npm start` begins with a fresh example world.');
});
