import { CUSTOMER_STATUSES } from '../../core/statuses';
import type { CustomerStatus } from '../../core/statuses';
import { statusKey, unknownWords } from '../cells/unknown-words';
import type { UnknownWord } from '../cells/unknown-words';
import { personOf, statusNamed } from '../cells/value-cells';
import type { GuessContext } from './guess-mapping';

/** Meaning of another program's words, by folded word: a status or a person's uid, or '' to keep the word in the notes. */
export type StatusWords = Readonly<Record<string, string>>;

/** The statuses of a file: those of leads, and past customers. */
export const FILE_STATUSES = [...CUSTOMER_STATUSES, 'Sold'] as const;
export type FileStatus = CustomerStatus | 'Sold';

/** What other programs' words usually mean; the user can choose otherwise. */
const USUAL: readonly (readonly [RegExp, FileStatus])[] = [
  [/^(new|new lead|open|lead|prospect|unworked)$/, 'Open Lead'],
  [
    /^(sold|won|closed won|(job )?sold( job)?|(job )?completed?|done|finished|(in )?production|accounts receivable|paid( (&|and) closed)?|invoiced|closed)$/,
    'Sold',
  ],
  [/^(customer|past customer|client|signed|approved|active customer)$/, 'Sold'],
  [
    /^(lost|closed lost|dead|dead lead|not interested|unqualified|disqualified|cancelled|canceled)$/,
    'Not Qualified',
  ],
  [/^(attempted to contact|left voicemail|no answer|in progress|working|connected|follow up)$/, 'Contacted'],
  [
    /^(scheduled|appointment|appointment scheduled|inspection scheduled|estimate scheduled)$/,
    'Appointment Set',
  ],
  [/^(estimate sent|proposal sent|quote sent|estimated|proposal|negotiation|estimating|quoting)$/, 'Quoted'],
];

/** The status of a cell, by name or by the user's answer; undefined without one. */
export function statusOfCell(text: string, words: StatusWords): FileStatus | '' | undefined {
  const answer = Object.hasOwn(words, statusKey(text)) ? words[statusKey(text)] : undefined;
  const named = statusNamed(text, FILE_STATUSES);
  return named ?? (answer === '' ? '' : answer && statusNamed(answer, FILE_STATUSES));
}

/** The words of a file that the user is asked about, by target, with their usual meaning. */
export function askedWords(
  values: readonly string[],
  { people }: Pick<GuessContext, 'people'>,
): Readonly<Record<string, readonly UnknownWord[]>> {
  const statuses = unknownWords(values, (word) => statusNamed(word, FILE_STATUSES) !== undefined);
  return {
    customerStatus: statuses.map((one) => ({
      ...one,
      usual: USUAL.find(([words]) => words.test(statusKey(one.word)))?.[1],
    })),
    // A name that is not chosen stays in the notes.
    salesperson: unknownWords(values, (word) => personOf(word, people) !== undefined).map((one) => ({
      ...one,
      usual: '',
    })),
  };
}
