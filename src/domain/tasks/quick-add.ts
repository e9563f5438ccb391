import { openRule } from '../calendar/repeat';
import { numbersIn } from '../chat/body';
import { DUE_DAYS, isDay } from '../core/calendar-day';
import { foldText } from '../format/fold-text';
import type { Day } from '../time/time';
import { firstFrom, readRepeat } from './quick-repeat';
import type { TaskType } from './task';

type Range = { readonly start: number; readonly end: number };

/** A day, and perhaps a time (09:30), that a text names, and its place in the text. */
export type ReadDate = Range & {
  readonly day: Day;
  /** '' for any time. */
  readonly time: string;
  /** Whether the text names the day, not a time alone. */
  readonly hasDay: boolean;
};

type Named = { readonly uid: string; readonly name: string };

/** A task as one line says it. Words that were understood are as the user typed them. */
export type QuickTask = {
  /** The line without what was understood. */
  readonly title: string;
  /** '' without a day. */
  readonly dueOn: Day | '';
  readonly dueTime: string;
  /** The words of day and time; '' for none. */
  readonly dateWords: string;
  /** The words of a date that no task can have; they stay in the title. '' for none. */
  readonly farDate: string;
  /** An RRULE whose first day is `dueOn`, and its words; '' for a single task. */
  readonly repeat: string;
  readonly repeatWords: string;
  /** What the first word says the task is: "call" is a call. */
  readonly taskType: TaskType;
  /** Whom it is for, with the words that said so: "@tom". */
  readonly people: readonly { readonly uid: string; readonly words: string }[];
  /** The number of the record that it is about, such as J-12; '' for none. */
  readonly number: string;
  /** Names after an @ that fit several people, or nobody; they stay in the title. */
  readonly unclear: readonly { readonly words: string; readonly fits: readonly Named[] }[];
};

/** What a line is read with. */
export type QuickContext = {
  readonly people: readonly Named[];
  readonly today: Day;
  readonly readDate: (text: string) => ReadDate | null;
  /** Understood words that the user took back: they stay in the title. */
  readonly plain?: readonly string[];
  /** People (uid) that the user chose for the words of an unclear name. */
  readonly chosen?: ReadonlyMap<string, string>;
};

/** #30 felt, #4 rebar: sizes, not numbers of records. */
const SIZE =
  /#\d{1,3}(?=\s(?:felt|paper|underlayment|lb|rebar|bars?|screws?|nails?|grit|mesh|stone|gravel)(?!\p{L}))/giu;
const PERSON = /(?<![\p{L}\p{N}@_])@(\p{L}[\p{L}'’‘ʼ-]{0,39})/gu;

/**
 * Reads a line such as "call the inspector every monday 7am #J-12 @tom": a person after @ by name, first name or its
 * beginning, a record's number after #, a repeat, and the date that `readDate` finds in the rest.
 */
export function readQuickTask(line: string, context: QuickContext): QuickTask {
  const { people, today, readDate, plain = [], chosen = new Map<string, string>() } = context;
  const ranges: Range[] = [];
  let rest = plain.reduce((text, words) => text.replaceAll(words, '_'.repeat(words.length)), line);
  const take = (range: Range) => {
    ranges.push(range);
    rest = rest.slice(0, range.start) + ' '.repeat(range.end - range.start) + rest.slice(range.end);
  };
  const [number = ''] = numbersIn(rest.replace(SIZE, (words) => '_'.repeat(words.length)));
  if (number !== '') take(rangeOf(rest, `#${number}`));
  const names = [...rest.matchAll(PERSON)].map(({ index, 1: word = '' }) =>
    namedAt(line, index, word, people),
  );
  const said = names.map(({ words, fits, ...at }) => {
    const uid = chosen.get(words) ?? (fits.length === 1 ? fits[0]?.uid : undefined);
    return { words, fits, uid, ...at };
  });
  for (const { start, end, uid } of said) if (uid !== undefined) take({ start, end });
  const repeat = readRepeat(rest);
  if (repeat) take(repeat);
  const read = readDate(rest);
  const isFrom = repeat && (repeat.repeat.weekdays.length > 0 || !read?.hasDay);
  // A time alone that is over today means the next day. "Every monday starting dec 1" begins on a Monday.
  const day = isFrom ? firstFrom(repeat.repeat, read?.day ?? today) : (read?.day ?? '');
  const isPossible = isDay(day) && day >= DUE_DAYS.from && day <= DUE_DAYS.until;
  const date = read && isPossible ? read : null;
  if (date) take(date);
  const title = tidy(without(line, ranges));
  const clear = said.flatMap(({ words, uid }) => (uid === undefined ? [] : [{ words, uid }]));
  const wordsOf = (range: Range | null) => (range ? line.slice(range.start, range.end) : '');
  return {
    title,
    dueOn: isPossible ? day : '',
    dueTime: date?.time ?? '',
    dateWords: wordsOf(date),
    farDate: date ? '' : wordsOf(read),
    repeat: repeat && isPossible ? openRule(repeat.repeat, day) : '',
    repeatWords: wordsOf(repeat),
    taskType: typeSaid(title),
    people: clear.filter(({ uid }, at) => clear.findIndex((one) => one.uid === uid) === at),
    number,
    unclear: said.flatMap(({ words, fits, uid }) => (uid === undefined ? [{ words, fits }] : [])),
  };
}

function rangeOf(text: string, words: string): Range {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
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

const letters = (name: string) => foldText(name).replaceAll(/['’‘ʼ]/g, '');

/** The people that an @ at a place in a line means: those with the whole name, the first name, or a name's beginning. */
function namedAt(
  line: string,
  start: number,
  word: string,
  people: readonly Named[],
): Range & { readonly words: string; readonly fits: readonly Named[] } {
  const after = line.slice(start + 1);
  const whole = people.filter(
    ({ name }) =>
      name !== '' &&
      letters(after.slice(0, name.length)) === letters(name) &&
      !/^\p{L}/u.test(after.slice(name.length)),
  );
  const [one] = whole.toSorted((a, b) => b.name.length - a.name.length);
  const said = one ? after.slice(0, one.name.length) : word;
  const fits = one
    ? whole.filter(({ name }) => letters(name) === letters(one.name))
    : named(word.replace(/['’‘ʼ]s?$/u, ''), people);
  return { start, end: start + 1 + said.length, words: `@${said}`, fits };
}

/** People whose first name is the word; else those with a name that begins with it. */
function named(word: string, people: readonly Named[]): readonly Named[] {
  const begun = letters(word);
  const names = people.map((person) => ({ person, parts: letters(person.name).split(' ') }));
  const exact = names.filter(({ parts }) => parts[0] === begun);
  const found =
    exact.length > 0 ? exact : names.filter(({ parts }) => parts.some((part) => part.startsWith(begun)));
  return found.map(({ person }) => person);
}

const LEADING = /(?:^|\s)(?:on|at|by|due|until|before|starting|from|am|um|bis|ab|zum)\s*$/iu;

/** A line without parts of it, and without the words that led to them: "call by friday". */
function without(line: string, ranges: readonly Range[]): string {
  const inOrder = ranges.toSorted((a, b) => b.start - a.start);
  return inOrder.reduce((text, { start, end }) => {
    const before = text.slice(0, start);
    const isPerson = text[start] === '@' || text[start] === '#';
    return `${isPerson ? before : before.replace(LEADING, ' ')} ${text.slice(end)}`;
  }, line);
}

/** One space between words, and no word left alone at the end that led to a date: "call by". */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s(?=[,;.!?](?:\s|$))/gu, '')
    .replaceAll(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
    .replace(/\s(?:on|at|by|due|until|before)$/iu, '')
    .trim();
}
