import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** A chunk in Vite's manifest; keys are source paths of dynamic imports. */
type ManifestChunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};

export type BuiltApp = {
  /** Every script of the build with its gzipped size in bytes, largest first. */
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[];
  /** Gzipped bytes of the page's own scripts together with these modules and their imports. */
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
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

  return {
    scripts: [...sizes].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes),
    bytesFor: (...modules) =>
      [...filesOf(manifest, [...entries, ...modules])]
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
