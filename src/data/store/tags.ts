import type { Tag } from './port';

const TAG_NAMES = ['now', 'inc', 'union', 'remove', 'unset', 'list'];

/** True for a value that only the store can compute. */
export function isTag(value: unknown): value is Tag {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$tag' in value &&
    typeof value.$tag === 'string' &&
    TAG_NAMES.includes(value.$tag)
  );
}
