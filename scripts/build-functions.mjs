// Bundles the Cloud Functions: one deployed file with src/domain inside.
import './lib/node-version.mjs';
import { context } from 'esbuild';
import { root } from './lib/paths.mjs';

const bundle = await context({
  absWorkingDir: root,
  entryPoints: ['functions/src/index.ts'],
  outfile: 'functions/lib/index.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  tsconfig: 'functions/tsconfig.json',
  external: ['firebase-admin', 'firebase-functions', 'stripe'],
  // Bundled packages that use `require` need the function that ES modules lack.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  sourcemap: true,
  logLevel: process.argv.includes('--quiet') ? 'error' : 'info',
});

if (process.argv.includes('--watch')) {
  await bundle.watch();
} else {
  // esbuild has reported the error by then.
  await bundle.rebuild().catch(() => (process.exitCode = 1));
  await bundle.dispose();
}
