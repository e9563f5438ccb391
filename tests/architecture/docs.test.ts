import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const FOLDERS = ['docs', 'functions/src', 'rules', 'scripts', 'src', 'tests'];
const DOCS = ['README.md', 'docs/architecture.md', 'docs/decisions.md', 'docs/deploy.md'];

/** Files and folders relative to the project, with forward slashes. */
const existing: readonly string[] = [
  ...readdirSync(root),
  ...FOLDERS,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  ),
];

const inCode = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Whether code is a path, a file's name, the end of its path, or the built `app.html`. */
function isPath(code: string): boolean {
  if (!/^[\w./-]+$/.test(code) || code === 'app.html') return false;
  return (
    FOLDERS.some((folder) => code.startsWith(`${folder}/`)) ||
    /\.(css|html|json|md|mjs|rules|tsx?)$/.test(code)
  );
}

test.each(DOCS)('%s names only files that exist', (doc) => {
  const named = inCode(readFileSync(join(root, doc), 'utf8')).filter(isPath);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existing.some((one) => `/${one}`.endsWith(`/${path}`)))).toEqual([]);
});

test.each(DOCS)('%s names only commands that exist', (doc) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const run = readFileSync(join(root, doc), 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g);
  expect([...run].map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});
