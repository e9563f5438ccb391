import { fieldLabel } from '../history/activity-words';
import { FIELD_NAMES } from '../history/field-names';
import type { ChangeKind, FieldNames } from '../history/field-names';
import { DEFAULT_COUNTRY } from '../format/country';
import { withSubStatusText } from '../core/sub-statuses';
import type { SubStatus } from '../core/sub-statuses';
import { isInstant, isList, isMap } from '../core/value';
import type { Doc, Value } from '../core/value';

/** A field of a change the server does not have: the local and the server's value. */
export type UnsentField = {
  readonly label: string;
  readonly kind: ChangeKind;
  /** As in history entries; '' is empty. */
  readonly mine: string;
  readonly theirs: string;
};

/**
 * The visible fields of a change, in the words of the history, without bookkeeping and fields empty on both
 * sides. Custom fields and sub-statuses use their labels, address parts the country's words.
 */
export function unsentFields(
  collection: string,
  mine: Readonly<Record<string, Value>>,
  theirs: (path: string) => Value | undefined,
  ownFields: readonly { readonly key: string; readonly label: string }[] = [],
  subStatuses: readonly SubStatus[] = [],
  country = DEFAULT_COUNTRY,
  names: FieldNames = FIELD_NAMES,
): readonly UnsentField[] {
  const changes = Object.entries(mine)
    .filter(([field, value]) => !names.inCollection(collection, field).isBookkeeping && !isMap(value))
    .map(([field, value]) => ({ field, before: spell(theirs(field)), after: spell(value) }))
    .filter(({ before, after }) => before !== after);
  const named = withSubStatusText(changes, subStatuses);
  return named.map(({ field, before, after }) => {
    const name = names.inCollection(collection, field);
    return {
      label: fieldLabel(field, name, ownFields, country),
      kind: isInstant(mine[field]) ? 'moment' : name.kind,
      mine: after,
      theirs: before,
    };
  });
}

function spell(value: Value | undefined): string {
  if (value === undefined || value === null) return '';
  if (isInstant(value)) return new Date(value.$instant).toISOString();
  if (isList(value)) return value.map(spellItem).filter(Boolean).join(', ');
  return isMap(value) ? '' : String(value);
}

/** The text of a list item, such as a checklist step. */
function spellItem(item: Value): string {
  if (item === null || typeof item !== 'object') return String(item);
  if (!isMap(item)) return spell(item);
  const { text, label, name, done }: Doc = item;
  const words = [text, label, name].find((one) => typeof one === 'string') ?? '';
  return done === true ? `☑ ${words}` : words;
}
