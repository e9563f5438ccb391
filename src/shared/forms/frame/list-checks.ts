import { maxLengthOf } from '@/domain/core/bounds';
import type { groupListBoundsOf } from '@/domain/core/bounds';
import { string } from './schema';

/** A text of each item of a list of groups. */
export const itemText = ({ item }: ReturnType<typeof groupListBoundsOf>, name: string) =>
  string().trim().max(maxLengthOf(item, name));

/** Whether all names of a list differ in more than their spelling. */
export const unique = (values: readonly (string | undefined)[] | undefined) => {
  const folded = (values ?? []).map((value) => (value ?? '').trim().replace(/\s+/g, ' ').toLowerCase());
  return new Set(folded).size === folded.length;
};
