import { join } from 'node:path';
import { root } from './paths.mjs';

/** Gives a module's name, or null; see `codeSplitting.groups` of rolldown. */
type NameOf = (
  id: string,
  context: { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null },
) => string | null;

/** The frame of the public pages, and each of them. */
const FRAME = 'src/app/site/show-page.tsx';
const HOME = 'src/features/home/home-page.tsx';
const STATUS_CHIP = 'src/shared/ui/text/status-chip.tsx';
const SHELL = 'src/app/shell/app-shell.tsx';
const UNSENT = 'src/app/unsent/unsent-mark.tsx';
const ACCOUNT = 'src/features/account/account-page.tsx';
const LEGAL = 'src/features/legal/legal-pages.ts';
const PRICES = 'src/features/plans/pricing/pricing-page.tsx';
const INVITE = 'src/features/invite/pages.tsx';
const LOGIN = 'src/features/session/login/login-page.tsx';

type Graph = Parameters<NameOf>[1];

/** Names the modules that a test of the graph finds. */
function named(
  name: string,
  find: (importsOf: (...from: string[]) => ReadonlySet<string>) => ReadonlySet<string>,
): NameOf {
  let found: ReadonlySet<string> | null = null;
  return (id, graph) => {
    found ??= find((...from) => importsOf(graph, from));
    return found.has(id) ? name : null;
  };
}

/** Modules with all that they import statically. */
function importsOf(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = from.map((file) => join(root, file));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
  }
  return seen;
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((id) => other.has(id)));
}

function without(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((id) => !other.has(id)));
}

/**
 * What shares a chunk beyond the bundler's own choice, the first that fits. Libraries that most screens share are
 * apart, so that a new release of the app does not make everyone fetch them again; small pieces that every screen
 * has are together, as a hundred tiny chunks compress worse. Nothing but the last may be for some screens only.
 */
export const sharedChunks = [
  { name: 'react', test: /(?<!reconciler)\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: packages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser') },
  { name: 'firebase', test: packages('@firebase/(app|util|component|logger)', 'idb') },
  // Firestore is apart from Auth: it is loaded after sign-in; its Lite part stays with the tracking page.
  { name: 'auth', test: packages('@firebase/auth') },
  {
    name: 'firestore',
    test: /@firebase\/(firestore\/dist\/(index|common)|webchannel-wrapper\/dist\/webchannel)/,
  },
  // What the public pages need of the component library, and every screen of the app too.
  {
    name: 'mui',
    test: packages(
      '@emotion',
      'stylis',
      '@mui/(system|styled-engine|private-theming)',
      '@mui/material/(styles|utils|zero-styled|useMediaQuery|GlobalStyles)',
      '@mui/material/(Box|Button|ButtonBase|CircularProgress|Link|Typography)',
    ),
  },
  // The further controls of nearly every screen, those of forms among them; the sign-in shows all of them.
  {
    name: 'fields',
    test: /\/src\/shared\/forms\/text-input\.|\/node_modules\/@mui\/material\/(transitions|internal|CssBaseline|Alert|IconButton|Paper|Portal|FormControl|FormControlLabel|FormHelperText|FormLabel|InputAdornment|InputBase|InputLabel|OutlinedInput|Checkbox)\//,
  },
  // What the app loads at once that public pages need too.
  {
    debugName: 'frame',
    name: named('frame', (of) =>
      common(of('src/site.tsx', FRAME, HOME, LEGAL, PRICES, INVITE), of('src/main.tsx')),
    ),
    test: /\/src\/|lucide-react/,
    includeDependenciesRecursively: false,
  },
  // What a status looks like, for lists and the pictures of the home page.
  {
    debugName: 'statuses',
    name: named('statuses', (of) => without(of(STATUS_CHIP), of(LOGIN, SHELL, UNSENT, ACCOUNT))),
    includeDependenciesRecursively: false,
  },
  // What the domain gives public pages, and most screens of the app.
  {
    debugName: 'terms',
    name: named('terms', (of) => without(of(FRAME, HOME, PRICES), of(LOGIN))),
    test: /\/src\/(domain|shared\/(format|navigation))\//,
    includeDependenciesRecursively: false,
  },
  // What the app itself loads, also where a worker or a screen needs a part of it.
  {
    debugName: 'app',
    name: named('app', (of) => of('src/main.tsx')),
    test: /\/src\/(?!main\.tsx)|lucide-react/,
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
