import { dirname, join } from 'node:path';
import { FIRST_LOADS } from './first-loads.ts';
import type { FirstLoad } from './first-loads.ts';
import { root } from './paths.mjs';

/** The bundler's view of the modules; see `codeSplitting.groups` of rolldown. */
type Graph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly code?: string | null;
  } | null;
};

/** Sets of screens as bits, one for each first load. */
type Screens = number;

const EVERY_SCREEN: Screens = (1 << Object.keys(FIRST_LOADS).length) - 1;

/** Characters of source from which the modules of a set of screens are worth a chunk: a request costs 40 ms. */
const WORTHWHILE = 7_000;

/** A feature's way in, which re-exports. */
const DOOR = /\/public\.tsx?$/;

/** Modules with all that they need of their static imports. */
function importsOf(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = from.map((file) => join(root, file));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { importedIds = [], code } = graph.getModuleInfo(next) ?? {};
    for (const id of importedIds) {
      waiting.push(...(DOOR.test(id) ? behindDoor(graph, id, code ?? '') : [id]));
    }
  }
  return seen;
}

const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*\/public)["']/g;
const EXPORTS = /export\s*\{([^}]*)\}\s*from\s*["']([^"']*)["']/g;

/** What a module takes through a feature's `public.ts`; the bundler drops the rest of it. */
function behindDoor(graph: Graph, door: string, importer: string): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(door) ?? {};
  const wanted = new Set(
    [...importer.matchAll(IMPORTS)]
      .filter(([, , from = '']) => door.includes(from.replace(/^@|^[./]+/, '')))
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0])),
  );
  return [...(code ?? '').matchAll(EXPORTS)]
    .filter(([, names = '']) => names.split(',').some((name) => wanted.has(name.trim().split(' ').at(-1))))
    .flatMap(([, , from = '']) => {
      const file = join(dirname(door), from);
      return importedIds.filter((id) => id.replace(/\.tsx?$/, '') === file);
    });
}

/** Which screens load each module at once. */
function screensOf(graph: Graph): ReadonlyMap<string, Screens> {
  const found = new Map<string, Screens>();
  for (const [index, files] of Object.values(FIRST_LOADS).entries()) {
    for (const id of importsOf(graph, files)) found.set(id, (found.get(id) ?? 0) | (1 << index));
  }
  return found;
}

/** Screens in a set by name. */
function setOf(...screens: readonly FirstLoad[]): Screens {
  return Object.keys(FIRST_LOADS).reduce(
    (set, name, index) => (screens.some((screen) => screen === name) ? set | (1 << index) : set),
    0,
  );
}

const LISTS = setOf('leads', 'archive', 'jobs', 'trackers', 'job archive');
const PUBLIC = setOf('home', 'prices', 'small print', 'invite');

/** Only these: a menu or dialog that needs one module of another chunk would fetch all of it. */
function isJoined(set: Screens): boolean {
  return (set & LISTS) === LISTS || (set & PUBLIC) === PUBLIC;
}

/**
 * The sets of screens that get a chunk: those with enough source, and what two of them have in common. So each module
 * has one smallest set around its own, and a chunk imports chunks of more screens only, never in a circle.
 */
function chunkSets(graph: Graph, screens: ReadonlyMap<string, Screens>): readonly Screens[] {
  const sizes = new Map<Screens, number>();
  for (const [id, set] of screens) {
    if (!isJoined(set)) continue;
    sizes.set(set, (sizes.get(set) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  const sets = new Set([EVERY_SCREEN]);
  for (const [set, size] of sizes) {
    if (size < WORTHWHILE) continue;
    for (const other of [...sets, set]) sets.add(set & other);
  }
  sets.delete(0);
  return [...sets];
}

/** Modules that are entries: a chunk of their own, found by name in the manifest. */
const ENTRIES: ReadonlySet<string> = new Set(
  Object.values(FIRST_LOADS)
    .flat()
    .map((file) => join(root, file)),
);

/** All else is libraries, and stubs for their parts. */
const SOURCE = join(root, 'src/');

function chunkNames(graph: Graph): ReadonlyMap<string, string> {
  const screens = screensOf(graph);
  const sets = chunkSets(graph, screens);
  const names = new Map<string, string>();
  for (const [id, own] of screens) {
    if (ENTRIES.has(id) || !isJoined(own)) continue;
    const smallest = sets.filter((set) => (set & own) === own).reduce((one, other) => one & other);
    // Every screen's libraries are apart, so that a release does not make everyone fetch them again.
    const isLibrary = smallest === EVERY_SCREEN && !id.startsWith(SOURCE);
    names.set(id, isLibrary ? 'libraries' : nameOf(smallest));
  }
  for (const id of listLeaves(graph, screens, names)) names.set(id, `${nameOf(LISTS)}-leaves`);
  return names;
}

/**
 * Modules of the lists' chunk that import nothing else of it and that other screens or dialogs import, too. Apart, or
 * a record's files would fetch 34 kB of table for one icon.
 */
function listLeaves(
  graph: Graph,
  screens: ReadonlyMap<string, Screens>,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const ofLists = nameOf(LISTS);
  return [...names].flatMap(([id, name]) => {
    const { importedIds = [], importers = [] } = graph.getModuleInfo(id) ?? {};
    const isLeaf = importedIds.every((imported) => names.get(imported) !== ofLists);
    const isUsedElsewhere = importers.some((importer) => !screens.has(importer) && !DOOR.test(importer));
    return name === ofLists && isLeaf && isUsedElsewhere ? [id] : [];
  });
}

const MOST_NAMED = 3;

/** The screens of a chunk, for people who read the build. */
function nameOf(set: Screens): string {
  const screens = Object.keys(FIRST_LOADS).filter((_, index) => set & (1 << index));
  const words = screens.length > MOST_NAMED ? [String(screens.length), 'screens', set.toString(36)] : screens;
  return `of-${words.join('-').replaceAll(' ', '-')}`;
}

/** Reads the graph once; the bundler asks for every module. */
let names: ReadonlyMap<string, string> | null = null;

function chunkName(id: string, graph: Graph): string | null {
  names ??= chunkNames(graph);
  return names.get(id) ?? null;
}

/** What shares a chunk beyond the bundler's own choice, the first that fits: large libraries, then the rest. */
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
  // All else that the first loads share, by the screens that do.
  { debugName: 'parts', name: chunkName, includeDependenciesRecursively: false },
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
