import { isMap } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';

/** The value at a dotted path, or undefined. */
export function valueAt(doc: Doc, path: string): Value | undefined {
  let value: Value | undefined = doc;
  for (const name of path.split('.')) {
    if (!isMap(value) || !Object.hasOwn(value, name)) return undefined;
    const map: Doc = value;
    value = map[name];
  }
  return value;
}

/** A copy with another value at a dotted path; undefined removes the field. */
export function withValueAt(doc: Doc, path: string, value: Value | undefined): Doc {
  const [name = '', ...rest] = path.split('.');
  const held = Object.hasOwn(doc, name) ? doc[name] : undefined;
  const next = rest.length === 0 ? value : withValueAt(isMap(held) ? held : {}, rest.join('.'), value);
  if (next !== undefined) return { ...doc, [name]: next };
  const { [name]: _taken, ...others } = doc;
  return others;
}
