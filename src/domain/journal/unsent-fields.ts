import type { Activity } from '../history/activity';
import { isTechnical } from '../history/activity-diff';
import { readableChanges } from '../history/activity-words';
import type { ChangeKind } from '../history/activity-words';
import { COLLECTIONS } from '../core/collections';
import { DEFAULT_COUNTRY } from '../format/country';
import { withSubStatusText } from '../core/sub-statuses';
import type { SubStatus } from '../core/sub-statuses';
import { isInstant, isList, isMap } from '../core/value';
import type { Doc, Value } from '../core/value';

/** One field of a change that the server does not have: what was written, and what stands there instead. */
export type UnsentField = {
  readonly label: string;
  readonly kind: ChangeKind;
  /** Spelt as in entries of the history; '' is nothing. */
  readonly mine: string;
  readonly theirs: string;
};

const NOUNS: Readonly<Record<string, Activity['noun']>> = {
  [COLLECTIONS.customers]: 'customer',
  [COLLECTIONS.trackers]: 'tracker',
  [COLLECTIONS.jobs]: 'job',
  [COLLECTIONS.visits]: 'visit',
};

/**
 * The fields of a change worth reading, in the words of the history. Bookkeeping and fields that are nothing
 * on both sides are left out. Fields and sub-statuses of the business's own go by their definitions, parts of an address by the country's words.
 */
export function unsentFields(
  collection: string,
  mine: Readonly<Record<string, Value>>,
  theirs: (path: string) => Value | undefined,
  ownFields: readonly { readonly key: string; readonly label: string }[] = [],
  subStatuses: readonly SubStatus[] = [],
  country = DEFAULT_COUNTRY,
): readonly UnsentField[] {
  const changes = Object.entries(mine)
    .filter(([field, value]) => !isTechnical(field) && !isMap(value))
    .map(([field, value]) => ({ field, before: spell(theirs(field)), after: spell(value) }))
    .filter(({ before, after }) => before !== after);
  // What has no history of its own is read by the names of its fields alone.
  const named = withSubStatusText(changes, subStatuses);
  return readableChanges({ noun: NOUNS[collection] ?? 'customer', changes: named }, ownFields, country).map(
    ({ field, label, kind, before, after }) => ({
      label,
      kind: isInstant(mine[field]) ? 'moment' : kind,
      mine: after,
      theirs: before,
    }),
  );
}

function spell(value: Value | undefined): string {
  if (value === undefined || value === null) return '';
  if (isInstant(value)) return new Date(value.$instant).toISOString();
  if (isList(value)) return value.map(spellItem).filter(Boolean).join(', ');
  return isMap(value) ? '' : String(value);
}

/** A line of a list, such as a step of a checklist, by its words. */
function spellItem(item: Value): string {
  if (item === null || typeof item !== 'object') return String(item);
  if (!isMap(item)) return spell(item);
  const { text, label, name, done }: Doc = item;
  const words = [text, label, name].find((one) => typeof one === 'string') ?? '';
  return done === true ? `☑ ${words}` : words;
}
