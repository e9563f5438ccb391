import { importsOf, resolveImport } from './source-files';
import type { SourceFile } from './source-files';

const ENDINGS = ['', '.ts', '.tsx'];

/**
 * Files that import each other in a circle, each circle once and sorted. Type and dynamic imports count too:
 * understanding one file of a circle needs all of them, whatever the bundler does.
 */
export function findCircles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const paths = new Set(files.map(({ path }) => path));
  const imported = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text).flatMap((wanted) => {
        const target = resolveImport(path, wanted);
        const file = ENDINGS.map((ending) => `${target}${ending}`).find((name) => paths.has(name));
        return file === undefined ? [] : [file];
      }),
    ]),
  );
  return stronglyConnected(imported);
}

/** Tarjan's algorithm: components with more than one node, or with an edge to themselves. */
function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const path: string[] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    path.push(node);
    let low = own;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const component = path.splice(path.indexOf(node));
      if (component.length > 1 || graph.get(node)?.includes(node)) found.push(component.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
