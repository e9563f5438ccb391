import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PUBLIC_PATHS } from '../../src/domain/navigation/paths.ts';
import { prerender } from './prerender.mjs';

/** Addresses of pages: not files, and not the two functions that the site has at addresses of its own. */
const PAGE = /^\/(?!Joblane_Invite|registerEmployee|@|__)[^.]*$/;

/**
 * Vite's part that gives every public page an HTML file of its own, prerendered, all other addresses app.html, and the
 * site its robots.txt and sitemap.xml. `vite preview` serves them as the hosting does.
 * @param {string} site address of the deployed site, without a slash at its end
 * @returns {import('vite').Plugin}
 */
export function searchPages(site) {
  let folder = '';
  let mode = '';
  return {
    name: 'search-pages',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      mode = config.mode;
    },
    // Before the service worker's list of files is made, which is at the end of everything.
    async writeBundle() {
      const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
      const siteFiles = await prerender(JSON.parse(read('.vite/manifest.json')), mode);
      const templates = { app: read('index.html'), site: withoutWorker(read('site.html')) };
      for (const { file, text } of siteFiles(templates, site)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      rmSync(join(folder, 'site.html'));
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        if (!PAGE.test(path)) return next();
        const file = PUBLIC_PATHS.includes(path) ? `${path.replace(/\/$/, '')}/index.html` : '/app.html';
        request.url = query === undefined ? file : `${file}?${query}`;
        next();
      });
    },
  };
}

/**
 * A visitor who only reads gets no service worker: it would fetch the whole app. The app registers it.
 * @param {string} html
 */
function withoutWorker(html) {
  return html.replace(/\s*<script id="vite-plugin-pwa:register-sw"[^>]*><\/script>/, '');
}
