import { importsOf, isTestCode, resolveImport } from './source-files';
import type { SourceFile } from './source-files';

/** Two folders of a room whose files import each other, "a ↔ b", each pair once and in order. */
export function findFolderPairs(room: string, files: readonly SourceFile[]): readonly string[] {
  const imports = new Set(
    files
      .filter(({ path }) => !isTestCode(path))
      .flatMap(({ path, text }) =>
        importsOf(text).flatMap((wanted) => {
          const [from, to] = [path, resolveImport(path, wanted) ?? ''].map((one) => folderIn(room, one));
          return from && to && from !== to ? [`${from} ${to}`] : [];
        }),
      ),
  );
  return [...imports]
    .map((one) => one.split(' '))
    .filter(([from = '', to = '']) => from < to && imports.has(`${to} ${from}`))
    .map((pair) => pair.join(' ↔ '))
    .toSorted();
}

/** The folder right below the room; null for files of the room itself, such as lists of everything in it. */
function folderIn(room: string, path: string): string | null {
  if (!path.startsWith(`${room}/`)) return null;
  const [folder = '', ...rest] = path.slice(room.length + 1).split('/');
  return rest.length > 0 ? folder : null;
}
