import type { CustomFieldDefinition } from './company';
import { foldText } from '../format/fold-text';
import { capitalised } from '../format/spelling';

/** Longest key of a field of the business's own. */
const MAX_KEY_LENGTH = 40;

/**
 * A key for a new field: made from its label, different from all that exist. Keys never change
 * afterwards, because customers' values stand under them; a renamed field keeps its key.
 *
 * @example customFieldKey('Roof pitch', ['roofPitch']) // 'roofPitch2'
 */
export function customFieldKey(label: string, taken: readonly string[]): string {
  const words = foldText(label).match(/[a-z0-9]+/g) ?? [];
  const joined = words.map((word, index) => (index === 0 ? word : capitalised(word)));
  // A leading letter and no sign but letters and digits: the key becomes part of a field path.
  const stem = (/^[a-z]/.test(joined[0] ?? '') ? joined.join('') : `field${joined.join('')}`).slice(
    0,
    MAX_KEY_LENGTH - 3,
  );
  if (!taken.includes(stem)) return stem;
  let counter = 2;
  while (taken.includes(`${stem}${counter}`)) counter += 1;
  return `${stem}${counter}`;
}

/** Gives keys to new fields, drops options of fields that are no choice, and trims what was typed. */
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
