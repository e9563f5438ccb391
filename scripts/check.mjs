// `npm run check`: format, lint, types, dead code.
import './lib/node-version.mjs';
import { runChecks } from './lib/checks.mjs';
import { runCommand, Stop } from './lib/say.mjs';

await runCommand(async () => {
  const { failed } = await runChecks();
  if (failed > 0) throw new Stop(failed === 1 ? 'One check failed.' : `${failed} checks failed.`);
});
