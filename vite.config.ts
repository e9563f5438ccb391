import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin, ProxyOptions } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { hostingHeaders } from './scripts/lib/hosting-headers.mjs';
import { searchPages } from './scripts/lib/search-pages.mjs';
import { paths } from './src/domain/navigation/paths.ts';
import { PRODUCT_NAME } from './src/domain/core/product.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const APP_PORT = 5173;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, here('.'), 'VITE_');
  const proxy = functionsProxy(env);
  return {
    plugins: [react(), withoutPipelines(), searchPages(siteAddress(env)), serviceWorker()],
    resolve: { alias: { '@': here('./src') } },
    server: { port: APP_PORT, strictPort: true, proxy },
    // What the browser tests look at is served under the same headers as the deployed site.
    preview: { strictPort: true, proxy, headers: hostingHeaders(env['VITE_FIREBASE_EMULATORS']) },
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
    },
  };
});

/**
 * What shares a chunk beyond the bundler's own choice, the first that fits. Libraries that most screens share are
 * apart, so that a new release of the app does not make everyone fetch them again; small pieces that every screen
 * has are together, as a hundred tiny chunks compress worse. Nothing but the last may be for some screens only.
 */
const sharedChunks = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
  { name: 'firebase', test: packages('@firebase/(app|util|component|logger)', 'idb') },
  // Firestore is apart from Auth: it is loaded after sign-in; its Lite part stays with the tracking page.
  { name: 'auth', test: packages('@firebase/auth') },
  {
    name: 'firestore',
    test: /@firebase\/(firestore\/dist\/(index|common)|webchannel-wrapper\/dist\/webchannel)/,
  },
  // With the few controls that every screen has.
  {
    name: 'mui',
    test: packages(
      '@emotion',
      'stylis',
      '@mui/(system|styled-engine|private-theming)',
      '@mui/material/(styles|utils|zero-styled|transitions|internal|useMediaQuery|CssBaseline)',
      '@mui/material/(Alert|Box|Button|ButtonBase|CircularProgress|IconButton|Link|Paper|Portal|Typography)',
    ),
  },
  // What a form of one's own needs; the sign-in shows all of it.
  {
    name: 'fields',
    test: /\/src\/shared\/forms\/text-input\.|\/node_modules\/@mui\/material\/(FormControl|FormControlLabel|FormHelperText|FormLabel|InputAdornment|InputBase|InputLabel|OutlinedInput|Checkbox)\//,
  },
  // What the page itself loads, also where a worker or a screen needs a part of it.
  {
    name: 'app',
    test: /\/src\/|lucide-react/,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  // Small pieces that stand around every screen behind the sign-in, and on none before it.
  {
    name: 'shell',
    test: /\/src\/(domain\/(navigation\/menus|core\/intents)|features\/customers\/slots|data\/(runtime\/use-commit|core\/writes|view-as\/view-as-context)|shared\/ui\/text\/(kbd|icon))\.|lucide-react\/.*\/icons\/(user|plus|search|chevron-up)\./,
    includeDependenciesRecursively: false,
  },
  // The login needs addresses, and none of the rest. Lists do without the descriptions of nouns, which are apart.
  {
    name: 'domain',
    test: /\/src\/domain\/(?!format\/email\.|nouns|access\/seen-nouns\.|\w+\/(visit-)?noun\.)/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  // Papers alone load these, by the first that is made; apart only because no script may be larger than 200 kB.
  {
    name: 'pdf-letters',
    test: packages('fontkit', 'restructure', 'brotli', 'unicode-properties', 'unicode-trie'),
  },
  { name: 'pdf-layout', test: packages('yoga-layout', '@react-pdf/(hyphenate|textkit|image)', 'bidi-js') },
  { name: 'pdf-writer', test: packages('pdfkit', '@noble/(ciphers|hashes)', 'linebreak', 'png-js') },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}

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

const SHORTCUT_ICONS = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

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
      shortcuts: [
        { name: 'Add lead', url: paths.newCustomer, icons: SHORTCUT_ICONS },
        { name: 'Today', url: paths.dashboard, icons: SHORTCUT_ICONS },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2}'],
      globIgnores: [
        // Inter comes in seven alphabets; the browser fetches the other six when a text needs them.
        '**/inter-{cyrillic,cyrillic-ext,greek,greek-ext,latin-ext,vietnamese}-*',
        // A quarter of all script, for papers alone: fetched by the first paper, kept by the browser from then on.
        '**/{make-pdf,pdf-letters,pdf-layout,pdf-writer}-*',
        // For visitors and search engines; whoever has the app on the device gets these pages from it.
        '*/index.html',
      ],
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [/^\/Joblane_Invite/, /^\/registerEmployee/, /^\/__\//, /\.(txt|xml)$/],
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
  return { '/Joblane_Invite': { target, rewrite }, '/registerEmployee': { target, rewrite } };
}
