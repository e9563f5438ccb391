import { isDay } from '../core/calendar-day';
import { foldText } from '../format/fold-text';
import { numbersIn } from '../chat/body';
import type { Day } from '../time/time';
import { DUE_DAYS } from './task';
import type { TaskType } from './task';

/** A day, and perhaps a time (09:30), that a text names, and its place in the text. */
export type ReadDate = {
  readonly start: number;
  readonly end: number;
  readonly day: Day;
  /** '' for any time. */
  readonly time: string;
};

type Named = { readonly uid: string; readonly name: string };

/** A task as one line says it. */
export type QuickTask = {
  /** The line without what was understood. */
  readonly title: string;
  /** '' without a day. */
  readonly dueOn: Day | '';
  readonly dueTime: string;
  /** The words of a date that no task can have; they stay in the title. '' for none. */
  readonly farDate: string;
  /** What the first word says the task is: "call" is a call. */
  readonly taskType: TaskType;
  /** Whom it is for, with the word that said so. */
  readonly people: readonly { readonly uid: string; readonly word: string }[];
  /** The number of the record that it is about, such as J-12; '' for none. */
  readonly number: string;
  /** Names after an @ that fit several people, or nobody; they stay in the title. */
  readonly unclear: readonly { readonly word: string; readonly fits: readonly Named[] }[];
};

const PERSON = /(?<![\p{L}\p{N}@])@([\p{L}][\p{L}'’-]{0,39})/gu;

/**
 * Reads a line such as "call the inspector tomorrow 9am #J-12 @tom": a person after @ by the first name or its
 * beginning, a record's number after #, and the date that `readDate` finds in the rest.
 */
export function readQuickTask(
  line: string,
  people: readonly Named[],
  readDate: (text: string) => ReadDate | null,
): QuickTask {
  const [number = ''] = numbersIn(line);
  const words = [...line.matchAll(PERSON)].map(([sign, word = '']) => ({
    sign,
    word,
    fits: named(word, people),
  }));
  const clear = words.flatMap(({ sign, word, fits: [one, other] }) =>
    one && !other ? [{ sign, word, uid: one.uid }] : [],
  );
  const known = [...(number === '' ? [] : [`#${number}`]), ...clear.map(({ sign }) => sign)];
  const rest = known.reduce((text, word) => text.replace(word, ' '), line);
  const read = readDate(rest);
  const date =
    read && isDay(read.day) && read.day >= DUE_DAYS.from && read.day <= DUE_DAYS.until ? read : null;
  const title = tidy(date ? rest.slice(0, date.start) + rest.slice(date.end) : rest);
  return {
    title,
    dueOn: date?.day ?? '',
    dueTime: date?.time ?? '',
    farDate: read && !date ? rest.slice(read.start, read.end) : '',
    taskType: typeSaid(title),
    people: clear.filter(({ uid }, at) => clear.findIndex((one) => one.uid === uid) === at),
    number,
    unclear: words.filter(({ fits }) => fits.length !== 1).map(({ word, fits }) => ({ word, fits })),
  };
}

/** Types by the words that begin such tasks. */
const TYPE_WORDS: ReadonlyMap<string, TaskType> = new Map([
  ['call', 'Call'],
  ['phone', 'Call'],
  ['email', 'E-mail'],
  ['e-mail', 'E-mail'],
  ['mail', 'E-mail'],
  ['visit', 'Site visit'],
  ['inspect', 'Inspection'],
  ['order', 'Materials'],
]);

function typeSaid(title: string): TaskType {
  const [first = ''] = foldText(title).split(' ');
  return TYPE_WORDS.get(first) ?? 'To do';
}

/** People whose first name is the word; else those with a name that begins with it. */
function named(word: string, people: readonly Named[]): readonly Named[] {
  const letters = foldText(word);
  const names = people.map((person) => ({ person, parts: foldText(person.name).split(' ') }));
  const exact = names.filter(({ parts }) => parts[0] === letters);
  const found =
    exact.length > 0 ? exact : names.filter(({ parts }) => parts.some((part) => part.startsWith(letters)));
  return found.map(({ person }) => person);
}

/** One space between words, and no word left alone at the end that led to a date: "call by". */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
    .replace(/\s(?:on|at|by|due|until|before)$/iu, '')
    .trim();
}
