import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A source file; `path` is relative to the project, with forward slashes: `src/domain/money.ts`. */
export type SourceFile = { readonly path: string; readonly text: string };

/** Every TypeScript file under these folders. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('node_modules'))
      .map((path) => ({
        path: path.slice(ROOT.length).replaceAll('\\', '/'),
        text: readFileSync(path, 'utf8'),
      })),
  );
}

const STATIC = /\b(?:import|export)\s(?:[\s\w*{},$]*?\sfrom\s*)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** All import specifiers of a file: static, re-exported, typed and dynamic. */
export function importsOf(text: string): string[] {
  return [STATIC, DYNAMIC].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/**
 * The target of an import: a path in the project without its ending, or null for a package.
 *
 * @example resolveImport('src/app/root.tsx', '@/data/jobs/jobs') === 'src/data/jobs/jobs'
 */
export function resolveImport(from: string, wanted: string): string | null {
  if (wanted.startsWith('@/')) return `src/${wanted.slice(2)}`;
  if (wanted.startsWith('@tests/')) return `tests/${wanted.slice(7)}`;
  if (!wanted.startsWith('.')) return null;
  return posix.join(posix.dirname(from), wanted);
}

/** Test code may import more than shipped code. */
export function isTestCode(path: string): boolean {
  return path.startsWith('tests/') || path.includes('/testing/') || /\.test\.tsx?$/.test(path);
}
