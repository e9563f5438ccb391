import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isTestCode, readSources, resolveImport } from './source-files';

const BARE = /^import ['"]([^'"]+)['"];/gm;

const manifest: unknown = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
);

test('what is imported for its side effects alone is named in the package, so that the build keeps it', () => {
  const imported = readSources('src')
    .filter(({ path }) => !isTestCode(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(BARE)].map(([, wanted = '']) => resolveImport(path, wanted) ?? ''),
    )
    .filter((target) => target !== '' && !target.endsWith('.css'));
  const named = (manifest as { readonly sideEffects: readonly string[] }).sideEffects;
  expect(named.map((path) => path.replace(/^\.\/|\.tsx?$/g, '')).toSorted()).toEqual(
    [...new Set(imported)].toSorted(),
  );
});
