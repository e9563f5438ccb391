// `npm run check`: format, lint, types, dead code.
import './lib/node-version.mjs';
import { runChecks } from './lib/checks.mjs';
import { runCommand, Stop } from './lib/say.mjs';

await runCommand(async () => {
  const { failures } = await runChecks();
  if (failures.length > 0) throw new Stop(`Failed: ${failures.join(', ')}.`);
});
