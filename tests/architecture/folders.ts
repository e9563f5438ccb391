import { isTestCode } from './source-files';
import type { SourceFile } from './source-files';

/** Most files of a folder without tests, to keep it easy to survey. */
export const MOST_FILES = 25;

/** Files at the top of their room, because they list all nouns. */
const LISTS = ['src/domain/nouns.ts', 'src/domain/shapes.ts', 'src/data/catalog.ts'];

/** Rooms divided into folders, and their folders by subject; all other folders are named like features. */
const SUBJECTS: Readonly<Record<string, readonly string[] | null>> = {
  'src/domain': [
    'core',
    'nouns',
    'format',
    'time',
    'access',
    'navigation',
    'journal',
    'directory',
    'analytics',
    'search',
    'feed',
    'joining',
    'reading',
    // Shown by the invoices.
    'payments',
  ],
  'src/data': [
    ...[
      'base',
      'start',
      'core',
      'runtime',
      'callables',
      'store',
      'live',
      'journal',
      'directory',
      'view-as',
      'analytics',
      // Shown by the invoices.
      'payments',
    ],
    'testing',
  ],
  // Independent of the business, so without nouns.
  'src/shared/ui': null,
};

/** One sentence for each file in a wrong or full folder. */
export function findMisplaced(files: readonly SourceFile[]): string[] {
  const paths = files.map(({ path }) => path);
  const nouns = foldersIn(paths, 'src/features');
  return Object.entries(SUBJECTS).flatMap(([room, subjects]) => {
    const inside = paths.filter((path) => path.startsWith(`${room}/`));
    const loose = inside.filter(
      (path) => folderOf(path) === room && !LISTS.includes(path.replace('.test.', '.')),
    );
    const names = subjects ?? [];
    const unknown = foldersIn(inside, room).filter(
      (name) => subjects !== null && !names.includes(name) && !nouns.includes(name),
    );
    const full = Object.entries(countByFolder(inside)).filter(([, count]) => count > MOST_FILES);
    return [
      ...loose.map((path) => `${path} lies beside the folders of ${room}`),
      ...unknown.map((name) => `${room}/${name} is called like no feature, and is no subject`),
      ...full.map(([folder, count]) => `${folder} holds ${count} files`),
    ];
  });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function foldersIn(paths: readonly string[], room: string): readonly string[] {
  const depth = room.split('/').length;
  const names = paths
    .filter((path) => path.startsWith(`${room}/`))
    .map((path) => path.split('/').slice(depth))
    .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
  return [...new Set(names)];
}

function countByFolder(paths: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const path of paths.filter((one) => !isTestCode(one)))
    counts[folderOf(path)] = (counts[folderOf(path)] ?? 0) + 1;
  return counts;
}
