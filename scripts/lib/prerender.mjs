import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root, stateFolder } from './paths.mjs';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk as Vite's manifest has it */
/** @typedef {{ path: string, module: string }} Page */
/** @typedef {{ file: string, text: string }} SiteFile */

/** What every public page loads besides its own module. */
const FRAME = 'src/app/site/show-page.tsx';

/** Of the seven alphabets the one that the pages are written in. */
const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Renders the public pages, each with the script that runs before the first paint, its styles and preloads. Gives the
 * function that puts them into the files of the site.
 * @param {Record<string, Chunk>} manifest of the browser's build
 * @param {string} mode Vite's, which decides the variables
 * @returns {Promise<(templates: { app: string, site: string }, site: string) => readonly SiteFile[]>}
 */
export async function prerender(manifest, mode) {
  // A fresh clone that only builds has no such folder yet.
  mkdirSync(stateFolder, { recursive: true });
  const folder = mkdtempSync(join(stateFolder, 'prerender-'));
  try {
    await build({
      configFile: false,
      root,
      mode,
      logLevel: 'error',
      resolve: { alias: { '@': join(root, 'src') } },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/site/render-page.tsx',
        outDir: folder,
        ssrEmitAssets: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'render-page.mjs' } },
      },
    });
    const { renderPage, searchFiles, PUBLIC_PAGES, BEFORE_PAINT, HIDE_UNTIL_RENDERED } = await import(
      pathToFileURL(join(folder, 'render-page.mjs')).href
    );
    const parts = new Map();
    for (const page of PUBLIC_PAGES) {
      const { body, styles } = await renderPage(page.path);
      const head = [
        `<script>${BEFORE_PAINT}</script>`,
        `<style>${HIDE_UNTIL_RENDERED}</style>`,
        ...linksOf(manifest, page),
        styles,
      ].join('\n    ');
      parts.set(page.path, { head, body });
    }
    return (templates, site) =>
      searchFiles(templates, site, (/** @type {Page} */ { path }) => parts.get(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {Page} page
 */
function linksOf(manifest, { module }) {
  const font = manifest[FONT];
  if (!font) throw new Error(`${FONT} is not in the build: the preload of the font has to follow it.`);
  const chunks = closureOf(manifest, [FRAME, module]);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">`,
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/**
 * Chunks with everything that they import statically.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 * @returns {Chunk[]}
 */
function closureOf(manifest, keys) {
  /** @type {Map<string, Chunk>} */
  const found = new Map();
  const visit = (/** @type {string} */ key) => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`${key} is no chunk of its own any more: see src/app/search/public-pages.ts.`);
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
}
