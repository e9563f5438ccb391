import { paths } from '../navigation/paths';

const ID = ':id';

const WORDS: ReadonlySet<string> = new Set(
  Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path(ID)))
    .flatMap((path) => path.split('/')),
);

/** An address for analytics: words of our own addresses stay; anything else may be an id or a code. */
export function countedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (WORDS.has(part) ? part : ID))
    .join('/');
}
