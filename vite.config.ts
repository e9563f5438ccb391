import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin, ProxyOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { hostingHeaders } from './scripts/lib/hosting-headers.mjs';
import { ownHostsPolicy } from './scripts/lib/own-hosts.mjs';
import { manifestScreenshots } from './scripts/lib/install-pictures.ts';
import { searchPages } from './scripts/lib/search-pages.mjs';
import { sharedChunks } from './scripts/lib/shared-chunks.ts';
import { withoutUnused } from './scripts/lib/without-unused.ts';
import { paths, PUBLIC_PATHS } from './src/domain/navigation/paths.ts';
import { PRODUCT_NAME } from './src/domain/core/product.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const APP_PORT = 5173;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, here('.'), 'VITE_');
  const proxy = functionsProxy(env);
  return {
    // The PDF library asks whether a picture is a Buffer, which browsers do not have.
    define: { 'Buffer.isBuffer': 'ArrayBuffer.isView' },
    plugins: [
      react(),
      withoutPipelines(),
      withoutUnused(),
      searchPages(siteAddress(env)),
      serviceWorker(),
      ownHosts(env),
    ],
    resolve: { alias: { '@': here('./src') } },
    server: { port: APP_PORT, strictPort: true, proxy },
    // What the browser tests look at is served under the same headers as the deployed site.
    preview: { strictPort: true, proxy, headers: hostingHeaders(env['VITE_FIREBASE_EMULATORS']) },
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      // The browsers of the target preload modules themselves.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Firestore's logging for its developers, and reading a property, change nothing.
        treeshake: { manualPureFunctions: ['__PRIVATE_logDebug'], propertyReadSideEffects: false },
        // The app, and the public pages without it.
        input: { index: here('index.html'), site: here('site.html') },
        output: { codeSplitting: { groups: sharedChunks } },
      },
    },
  };
});

/** How Firestore's main file asks whether something is a pipeline: answered with no. */
const PIPELINE_QUESTIONS = [
  /(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\((?:[^()]|\([^()]*\))+\)/g,
  /\b\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g,
];

/** Its doors to what only pipelines and their expressions need: they lead nowhere. */
const PIPELINE_DOORS = [
  'toEvaluable',
  'runPipeline',
  'newPipelineComparator',
  'getLastEffectiveLimit',
  'toCorePipeline',
  'canonifyPipeline',
  'stageFromProto',
  'exprFromProto',
].map((name) => `function __PRIVATE_${name}(`);

/**
 * Leaves out of the build what Firestore brings for pipeline queries alone, which this app has none of: re2js for
 * their regular expressions (46 kB after gzip on every screen) and what evaluates them (11 kB). A release of
 * Firestore that asks otherwise, or has other doors, stops the build.
 */
function withoutPipelines(): Plugin {
  const stub = '\0no-expression-engine';
  const refusal = `{ throw new Error('Pipeline queries are left out of this app.'); }`;
  return {
    name: 'without-pipelines',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 're2js' ? stub : null),
    load: (id) => (id === stub ? `export const RE2JS = { compile() ${refusal} };` : null),
    transform(code, id) {
      if (!/@firebase\/firestore\/dist\/common-[^/]*\.esm\.js$/.test(id)) return null;
      let left = code;
      for (const question of PIPELINE_QUESTIONS) {
        if (left.search(question) < 0) this.error('Firestore asks otherwise: see PIPELINE_QUESTIONS.');
        left = left.replace(question, 'false');
      }
      for (const door of PIPELINE_DOORS) {
        if (!left.includes(door)) this.error(`Firestore has no ${door}…) any more: see PIPELINE_DOORS.`);
        // The real one loses its name, so that nothing uses it and the bundler drops it with all that it needs.
        left = left.replace(door, () => `${door}) ${refusal}\n${door.replace('__PRIVATE', '__LEFT_OUT')}`);
      }
      return { code: left, map: null };
    },
  };
}

/** Writes the policy of `ownHostsPolicy` into the built pages. */
function ownHosts(env: Record<string, string>): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: ownHostsPolicy(env) };
  return {
    name: 'own-hosts',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

const SHORTCUT_ICONS = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** Path and query of a public page. */
const PUBLIC_PAGE = `^(${PUBLIC_PATHS.join('|')})(\\?.*)?`;

/** Keeps the app's shell on the device, so that a cold start without signal works. */
function serviceWorker() {
  return VitePWA({
    // A new version waits until the person takes it: src/app/update.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: PRODUCT_NAME,
      short_name: PRODUCT_NAME,
      description: 'Leads, jobs and a link your client can follow.',
      id: '/app',
      start_url: '/app',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#0b5cad',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      screenshots: manifestScreenshots(),
      shortcuts: [
        { name: 'Add lead', url: paths.newCustomer, icons: SHORTCUT_ICONS },
        { name: 'Today', url: paths.dashboard, icons: SHORTCUT_ICONS },
      ],
    },
    workbox: {
      // The first visit is controlled too: a crew may lose the signal before it ever reloads the page.
      clientsClaim: true,
      globPatterns: ['**/*.{js,css,html,svg,woff2}'],
      globIgnores: [
        // Inter comes in seven alphabets; the browser fetches the other six when a text needs them.
        '**/inter-{cyrillic,cyrillic-ext,greek,greek-ext,latin-ext,vietnamese}-*',
        // A quarter of all script, for papers alone: fetched by the first paper, kept by the browser from then on.
        '**/{make-pdf,pdf-letters,pdf-layout,pdf-writer}-*',
        // For visitors and search engines: with a connection they come from the network, see below.
        '{index,*/index}.html',
      ],
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [
        new RegExp(`${PUBLIC_PAGE}$`),
        /^\/Joblane_Invite/,
        /^\/registerEmployee/,
        /^\/calendar\/.*\.ics$/,
        /^\/file\//,
        /^\/__\//,
        /\.(txt|xml)$/,
      ],
      // A public page stays light where the app is on the device; without a connection the app shows it.
      runtimeCaching: [
        {
          urlPattern: new RegExp(`^https?://[^/]+${PUBLIC_PAGE.slice(1)}$`),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/app.html' } },
        },
      ],
    },
  });
}

/** Where the site will be found: its own domain, else the one that Firebase Hosting gives a project. */
function siteAddress(env: Record<string, string>): string {
  const address =
    env['VITE_APP_ADDRESS'] || `https://${env['VITE_FIREBASE_PROJECT_ID'] ?? 'localhost'}.web.app`;
  return address.replace(/\/+$/, '');
}

/** Puts the two HTTP functions on the app's own origin, as the rewrites of firebase.json do. */
function functionsProxy(env: Record<string, string>): Record<string, ProxyOptions> {
  const address = /functions=([^,]+)/.exec(env['VITE_FIREBASE_EMULATORS'] ?? '')?.[1];
  if (address === undefined) return {};
  const region = env['VITE_FUNCTIONS_REGION'] || 'us-central1';
  const target = `http://${address}`;
  const rewrite = (path: string) => `/${env['VITE_FIREBASE_PROJECT_ID']}/${region}${path}`;
  const door = { target, rewrite };
  return {
    '/Joblane_Invite': door,
    '/registerEmployee': door,
    '^/calendar/.*\\.ics$': door,
    '^/file/[0-9a-f]+$': door,
  };
}
