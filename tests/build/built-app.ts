import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const DIST = join(import.meta.dirname, '../../dist');

/** A chunk in Vite's manifest; keys are source paths of dynamic imports. */
type ManifestChunk = {
  readonly file: string;
  readonly imports?: readonly string[];
};

export type BuiltApp = {
  /** Every script of the build with its gzipped size in bytes, largest first. */
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[];
  /** Files of these modules and all they import, below the build's folder. */
  readonly filesFor: (...modules: string[]) => readonly string[];
  /** Bytes after gzip of these modules and all they import. */
  readonly bytesFor: (...modules: string[]) => number;
};

/** Reads the production build in dist. Fails with a sentence when there is none. */
export function readBuiltApp(): BuiltApp {
  const manifest = readManifest();
  const sizes = new Map(
    readdirSync(join(DIST, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, gzipSync(readFileSync(join(DIST, 'assets', name))).length]),
  );

  return {
    scripts: [...sizes].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes),
    filesFor: (...modules) => [...filesOf(manifest, modules)],
    bytesFor: (...modules) =>
      [...filesOf(manifest, modules)]
        .map((file) => sizes.get(basename(file)) ?? 0)
        .reduce((sum, bytes) => sum + bytes, 0),
  };
}

function filesOf(manifest: Readonly<Record<string, ManifestChunk>>, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of its own any more: tell this test what replaced it.`);
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

function readManifest(): Record<string, ManifestChunk> {
  try {
    // Vite's own file; a wrong shape shows as a missing chunk.
    return JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestChunk
    >;
  } catch (cause) {
    throw new Error('There is no build in dist; `npm test` makes one.', { cause });
  }
}
