import { conventionsOf } from '../format/conventions';
import { DEFAULT_COUNTRY } from '../format/country';
import { spelledOut } from '../core/spelling';
import type { Activity, CallOutcome } from './activity';
import { FIELD_NAMES } from './field-names';
import type { ChangeKind, FieldName, FieldNames } from './field-names';

export const CALL_OUTCOME_WORDS: Readonly<Record<CallOutcome, string>> = {
  reached: 'We spoke',
  missed: 'No answer',
  voicemail: 'Left voicemail',
};

export type ReadableChange = {
  readonly field: string;
  readonly label: string;
  readonly kind: ChangeKind;
  /** As stored in the entry; '' for none. */
  readonly before: string;
  readonly after: string;
};

/** "expectedStart" becomes "Expected start"; a group's field uses its last word. */
function spellOut(path: string): string {
  return spelledOut(path.split('.').at(-1) ?? path);
}

type OwnFields = readonly { readonly key: string; readonly label: string }[];

/** A field's label: address parts by country (ISO 3166-1), custom fields by their definitions. */
export function fieldLabel(
  path: string,
  name: Pick<FieldName, 'label'>,
  ownFields: OwnFields = [],
  country = DEFAULT_COUNTRY,
): string {
  if (path.startsWith('customFields.')) {
    const key = path.slice('customFields.'.length);
    return ownFields.find((field) => field.key === key)?.label ?? key;
  }
  if (path === 'state' || path === 'zipcode') return conventionsOf(country).address[path];
  return name.label ?? spellOut(path);
}

/** A history entry's changes in words, in their order. */
export function readableChanges(
  entry: Pick<Activity, 'changes'> & { readonly noun: string },
  ownFields: OwnFields = [],
  country = DEFAULT_COUNTRY,
  names: FieldNames = FIELD_NAMES,
): readonly ReadableChange[] {
  return entry.changes.map((change) => {
    const name = names.inHistory(entry.noun, change.field);
    return { ...change, label: fieldLabel(change.field, name, ownFields, country), kind: name.kind };
  });
}

/** Amounts are stored beside their record: one created or deleted reads as a change of the record. */
export function amountAsChange(entry: Activity): Activity {
  if (!entry.changes.some(({ field }) => field === 'amount')) return entry;
  const changes = entry.changes.map((change) => ({
    ...change,
    before: entry.kind === 'created' ? '' : change.before,
    after: entry.kind === 'deleted' ? '' : change.after,
  }));
  return { ...entry, kind: 'changed', changes };
}

/** Epoch milliseconds of a moment in an entry (ISO text or milliseconds); null for anything else. */
export function momentOf(text: string): number | null {
  const ms = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);
  return text === '' || Number.isNaN(ms) ? null : ms;
}
