import { MOST_LISTED_FIELDS } from './company';
import type { BusinessSettings, CustomFieldDefinition } from './company';
import { foldText } from '../format/fold-text';
import { capitalised } from '../core/spelling';

const MAX_KEY_LENGTH = 40;

/**
 * A key for a new field: made from its label and unique. Keys never change, because customers' values are
 * stored under them; a renamed field keeps its key.
 *
 * @example customFieldKey('Roof pitch', ['roofPitch']) // 'roofPitch2'
 */
export function customFieldKey(label: string, taken: readonly string[]): string {
  const words = foldText(label).match(/[a-z0-9]+/g) ?? [];
  const joined = words.map((word, index) => (index === 0 ? word : capitalised(word)));
  // Letters and digits with a leading letter: the key is part of a field path.
  const stem = (/^[a-z]/.test(joined[0] ?? '') ? joined.join('') : `field${joined.join('')}`).slice(
    0,
    MAX_KEY_LENGTH - 3,
  );
  if (!taken.includes(stem)) return stem;
  let counter = 2;
  while (taken.includes(`${stem}${counter}`)) counter += 1;
  return `${stem}${counter}`;
}

/** Trims drafts, gives new fields their keys, and drops options of fields that are not a choice. */
export function finishCustomFields(
  drafts: readonly CustomFieldDefinition[],
): readonly CustomFieldDefinition[] {
  const keys = drafts.map((draft) => draft.key).filter((key) => key !== '');
  return drafts.map((draft) => {
    const key = draft.key || customFieldKey(draft.label, keys);
    keys.push(key);
    return {
      key,
      label: draft.label.trim().replace(/\s+/g, ' '),
      kind: draft.kind,
      options:
        draft.kind === 'choice'
          ? draft.options.map((option) => option.trim()).filter((option) => option !== '')
          : [],
    };
  });
}

/** The custom fields that lists of customers show, in their order. */
export function listedOwnFields({
  customFields,
  listedFields,
}: Pick<BusinessSettings, 'customFields' | 'listedFields'>): readonly CustomFieldDefinition[] {
  return customFields.filter(({ key }) => listedFields.includes(key)).slice(0, MOST_LISTED_FIELDS);
}

/** Their keys, sorted: as the directory has them. */
export function listedKeys(settings: Parameters<typeof listedOwnFields>[0]): readonly string[] {
  return listedOwnFields(settings)
    .map(({ key }) => key)
    .sort();
}
