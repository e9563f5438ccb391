import type { Plugin } from 'vite';

/** Modules that libraries import for what this app never uses, and what stands in for them. */
const UNUSED: readonly { readonly wanted: RegExp; readonly by: RegExp; readonly code: string }[] = [
  // The theme turns ripples off for every button (`disableRipple`).
  {
    wanted: /^\.\/TouchRipple\.mjs$/,
    by: /@mui\/material\/ButtonBase\//,
    code: 'export default () => null;',
  },
  // The spinner of a loading button, here a turning ring of CSS (`.jl-spinner`).
  {
    wanted: /^\.\.\/CircularProgress\/index\.mjs$/,
    by: /@mui\/material\/(Icon)?Button\//,
    code:
      'import { jsx } from "react/jsx-runtime"; export default ({ "aria-labelledby": label }) => ' +
      'jsx("span", { role: "progressbar", className: "jl-spinner", "aria-labelledby": label });',
  },
  // The theme has values of its own instead of CSS variables (`cssVariables: false`).
  {
    wanted: /^\.\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
    by: /@mui\/material\/styles\/(createTheme|ThemeProvider)\.mjs$/,
    code: 'export default () => null; export const CssVarsProvider = () => null;',
  },
  // A list of all attributes of HTML, for styled elements without a slot, which this app has none of.
  {
    wanted: /^@emotion\/is-prop-valid$/,
    by: /\/node_modules\/@emotion\/styled\//,
    code: 'export default (name) => name !== "theme" && name !== "sx";',
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
