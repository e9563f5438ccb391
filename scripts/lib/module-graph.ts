import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** The bundler's view of the modules; see `codeSplitting.groups` of rolldown. */
export type Graph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code?: string | null;
  } | null;
};

/** The id of a module by its file in the repository. */
export const inRoot = (file: string): string => join(root, file);

/** Modules that only re-export: a feature's way in, and those of MUI. */
export const DOOR = /\/public\.tsx?$|\/@mui\/\w+\/(\w+\/)?index\.mjs$/;

/** Modules with all that they need of their static imports. */
export function importsOf(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...from];
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

const IMPORTS = /import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*["']([^"']*)["']/g;
const EXPORTS = /export\s*(\*|\{([^}]*)\})\s*from\s*["']([^"']*)["']/g;

/** What a module takes through one that re-exports; the bundler drops the rest. All of it where that is not clear. */
function behindDoor(graph: Graph, door: string, importer: string): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(door) ?? {};
  const wanted = new Set(
    [...importer.matchAll(IMPORTS)]
      .filter(([, , , from = '']) => door.includes(from.replace(/^@|^[./]+|\/index\.mjs$/g, '')))
      .flatMap(([, whole, names = '']) => [
        ...(whole === undefined ? [] : ['default']),
        ...names.split(',').map((name) => name.trim().split(' ')[0]),
      ]),
  );
  if (wanted.size === 0) return importedIds;
  return [...(code ?? '').matchAll(EXPORTS)]
    .filter(
      ([, all, names = '']) =>
        all === '*' || names.split(',').some((name) => wanted.has(name.trim().split(' ').at(-1))),
    )
    .flatMap(([, , , from = '']) => {
      const file = join(dirname(door), from);
      return importedIds.filter((id) => id === file || id.replace(/\.tsx?$/, '') === file);
    });
}

/** By module, how many dialogs and other parts that load by themselves need it; `entries` are not counted. */
export function lateUsers(graph: Graph, entries: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of lateParts(graph, entries)) {
    for (const id of importsOf(graph, [part])) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function lateParts(graph: Graph, entries: ReadonlySet<string>): ReadonlySet<string> {
  const late = new Set<string>();
  const seen = new Set<string>();
  const waiting = ['src/main.tsx', 'src/site.tsx'].map(inRoot);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(next) ?? {};
    for (const id of dynamicallyImportedIds) if (!entries.has(id)) late.add(id);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return late;
}
