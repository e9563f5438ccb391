import type { Plugin } from 'vite';

/** Modules that libraries import for what this app never uses, and what stands in for them. */
const UNUSED: readonly { readonly wanted: RegExp; readonly by: RegExp; readonly code: string }[] = [
  // The theme turns ripples off for every button (`disableRipple`).
  {
    wanted: /^\.\/TouchRipple\.mjs$/,
    by: /@mui\/material\/ButtonBase\//,
    code: 'export default () => null;',
  },
  // Copies static members in `withTheme` and formik's `connect`; 2 kB of CommonJS that no bundler drops.
  {
    wanted: /^hoist-non-react-statics$/,
    by: /\/node_modules\/(@emotion\/react|formik)\//,
    code: 'export default (component) => component;',
  },
];

/** Leaves out of the browser's build what libraries bring for parts that the app does not use. */
export function withoutUnused(): Plugin {
  const prefix = '\0unused-';
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const index = UNUSED.findIndex(({ wanted, by }) => wanted.test(id) && by.test(importer));
      return index < 0 ? null : `${prefix}${index}`;
    },
    load: (id) => (id.startsWith(prefix) ? UNUSED[Number(id.slice(prefix.length))]?.code : null),
  };
}
