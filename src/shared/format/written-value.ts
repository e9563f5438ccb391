import { momentOf } from '@/domain/history/activity-words';
import type { ChangeKind } from '@/domain/history/field-names';
import { rhythmWords } from '@/domain/tasks/repeat-words';
import type { Formats } from '@/domain/format/formats';
import { formatDateTime, formatDay } from './dates';
import { formatHomePhone } from './home-phone';
import { formatMoney } from './money';

export type ValueWords = {
  readonly formats: Formats;
  readonly people: ReadonlyMap<string, { readonly name: string }>;
};

/** Formats a changed value of a history entry for people. */
export function writtenValue(text: string, kind: ChangeKind, words: ValueWords): string {
  switch (kind) {
    case 'moment': {
      const at = momentOf(text);
      return at === null ? text : formatDateTime(at, words.formats);
    }
    case 'day':
      return formatDay(text, words.formats);
    case 'money':
      return /^\d+$/.test(text) ? formatMoney(Number(text), words.formats) : text;
    case 'phone':
      return formatHomePhone(text, words.formats.country) ?? text;
    case 'person':
      // A crew has several people.
      return text
        .split(', ')
        .map((one) => words.people.get(one)?.name ?? 'Someone')
        .join(', ');
    case 'rhythm':
      return rhythmWords(text, words.formats.country);
    case 'yesNo':
      return text === 'true' ? 'Yes' : text === 'false' ? 'No' : text;
    case 'status':
    case 'text':
      return text;
  }
}
