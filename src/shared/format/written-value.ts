import { momentOf } from '@/domain/activity-words';
import type { ChangeKind } from '@/domain/activity-words';
import { formatDateTime, formatDay } from './dates';
import { formatHomePhone } from './home-phone';
import { formatMoney } from './money';

export type ValueWords = {
  readonly zone: string;
  readonly currency: string;
  /** Two letters: whose numbers are written without their country. */
  readonly country: string;
  /** People of the business by uid. */
  readonly people: ReadonlyMap<string, { readonly name: string }>;
};

/** A changed value, as entries of the history spell it, in people's words. */
export function writtenValue(text: string, kind: ChangeKind, words: ValueWords): string {
  switch (kind) {
    case 'moment': {
      const at = momentOf(text);
      return at === null ? text : formatDateTime(at, words.zone);
    }
    case 'day':
      return formatDay(text);
    case 'money':
      return /^\d+$/.test(text) ? formatMoney(Number(text), words.currency) : text;
    case 'phone':
      return formatHomePhone(text, words.country) ?? text;
    case 'person':
      // A crew is several; entries of the history hold the names themselves.
      return text
        .split(', ')
        .map((one) => words.people.get(one)?.name ?? one)
        .join(', ');
    case 'yesNo':
      return text === 'true' ? 'Yes' : text === 'false' ? 'No' : text;
    case 'status':
    case 'text':
      return text;
  }
}
