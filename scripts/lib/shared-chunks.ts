import { join } from 'node:path';
import { FIRST_LOADS } from './first-loads.ts';
import type { FirstLoad } from './first-loads.ts';
import { DOOR, importsOf, inRoot, lateUsers } from './module-graph.ts';
import type { Graph } from './module-graph.ts';
import { root } from './paths.mjs';

/** Sets of screens as bits, one for each first load. */
type Screens = number;

const EVERY_SCREEN: Screens = (1 << Object.keys(FIRST_LOADS).length) - 1;

/** Characters of source from which the modules of a set of screens are worth a chunk: a request costs 40 ms. */
const WORTHWHILE = 7_000;

/** Which screens load each module at once. */
function screensOf(graph: Graph): ReadonlyMap<string, Screens> {
  const found = new Map<string, Screens>();
  for (const [index, files] of Object.values(FIRST_LOADS).entries()) {
    for (const id of importsOf(graph, files.map(inRoot))) found.set(id, (found.get(id) ?? 0) | (1 << index));
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
const RECORDS = setOf('customer', 'tracker', 'job');
const WORK = setOf('tracker', 'job');

/** Only these: a menu or dialog that needs one module of another chunk would fetch all of it. */
const isShared = (set: Screens) => includes(set, LISTS) || includes(set, PUBLIC);
const isOfRecords = (set: Screens) => !isShared(set) && (includes(set, RECORDS) || includes(set, WORK));

function includes(set: Screens, screens: Screens): boolean {
  return (set & screens) === screens;
}

/** Other parts of the app that take a record's module for a common one: they do not fetch half a record page for it. */
const SEVERAL = 5;

/**
 * The sets of screens that get a chunk: those with enough source, and what two of them have in common. So each module
 * has one smallest set around its own, and a chunk imports chunks of more screens only, never in a circle.
 */
function chunkSets(graph: Graph, modules: readonly (readonly [string, Screens])[]): readonly Screens[] {
  const sizes = new Map<Screens, number>();
  for (const [id, set] of modules) {
    sizes.set(set, (sizes.get(set) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0));
  }
  const sets = new Set<Screens>();
  for (const [set, size] of sizes) {
    if (size < WORTHWHILE) continue;
    for (const other of [...sets, set]) sets.add(set & other);
  }
  sets.delete(0);
  return [...sets];
}

/** Modules that are entries: a chunk of their own, found by name in the manifest. */
const ENTRIES: ReadonlySet<string> = new Set(Object.values(FIRST_LOADS).flat().map(inRoot));

/** All else is libraries, and stubs for their parts. */
const SOURCE = join(root, 'src/');

function chunkNames(graph: Graph): ReadonlyMap<string, string> {
  const screens = screensOf(graph);
  const own = [...screens].filter(([id]) => !ENTRIES.has(id));
  const names = new Map<string, string>();
  const shared = own.filter(([, set]) => isShared(set));
  const sharedSets = [EVERY_SCREEN, ...chunkSets(graph, shared)];
  for (const [id, set] of shared) {
    const smallest = smallestAround(set, sharedSets);
    // Every screen's libraries are apart, so that a release does not make everyone fetch them again.
    const isLibrary = smallest === EVERY_SCREEN && !id.startsWith(SOURCE);
    names.set(id, isLibrary ? 'libraries' : nameOf(smallest));
  }
  for (const id of listLeaves(graph, screens, names)) names.set(id, `${nameOf(LISTS)}-leaves`);
  const ofRecords = own.filter(([, set]) => isOfRecords(set));
  const recordSets = chunkSets(graph, ofRecords);
  const others = lateUsers(graph, ENTRIES);
  for (const [id, set] of ofRecords) {
    const smallest = smallestAround(set, recordSets);
    // Only a record fetches some modules of other records: the rest stays the bundler's.
    if ((smallest & ~RECORDS) !== (set & ~RECORDS)) continue;
    names.set(id, `${nameOf(smallest)}${(others.get(id) ?? 0) < SEVERAL ? '' : '-common'}`);
  }
  return names;
}

/** The smallest of the sets with all screens of this one; 0 for none. */
function smallestAround(own: Screens, sets: readonly Screens[]): Screens {
  const around = sets.filter((set) => includes(set, own));
  return around.length === 0 ? 0 : around.reduce((one, other) => one & other);
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
