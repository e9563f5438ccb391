import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION = '../../node_modules/react-router/dist/production/';

/** React Router's entries; its package names the development build for browsers, in production as well. */
const ENTRIES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** Parts of the router that this app never renders: what they are called in its file, and what they become. */
const UNUSED_PARTS: readonly (readonly [RegExp, string])[] = [
  // `Link` prefetches for routes of the framework mode alone.
  [
    /function PrefetchPageLinks\(/,
    'const PrefetchPageLinks = () => null;\nfunction LeftOutPrefetchPageLinks(',
  ],
  // Every route has an error screen of its own.
  [
    /function DefaultErrorComponent\(/,
    'const DefaultErrorComponent = () => null;\nfunction LeftOutErrorComponent(',
  ],
  // Calls without effect: the bundler drops what nobody imports once it knows.
  [/var NavLink = /, 'var NavLink = /* @__PURE__ */ '],
  [/NavLink\.displayName = "NavLink";/, ''],
  [/var Form = /, 'var Form = /* @__PURE__ */ '],
  [/Form\.displayName = "Form";/, ''],
  [/ScrollRestoration\.displayName = "ScrollRestoration";/, ''],
];

/** Builds with React Router's production files, without its unused parts. Another router's file stops the build. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => {
      const entry = ENTRIES[id];
      return entry === undefined ? null : fileURLToPath(new URL(PRODUCTION + entry, import.meta.url));
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/') || !code.includes('function createBrowserRouter('))
        return null;
      return {
        code: UNUSED_PARTS.reduce((left, [part, instead]) => {
          if (!part.test(left)) this.error(`React Router has no ${part.source} any more: see UNUSED_PARTS.`);
          return left.replace(part, instead);
        }, code),
        map: null,
      };
    },
  };
}
