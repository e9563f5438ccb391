import { repeatWords } from '@/domain/calendar/repeat';
import type { Formats } from '@/domain/format/formats';
import type { QuickTask } from '@/domain/tasks/quick-add';
import { dueText } from '../due-text';
import type { UnderstoodPart } from './understood';

export type UnderstoodPartsInput = {
  readonly task: QuickTask;
  /** Number and title of the record it is about; null for none. */
  readonly about: string | null;
  readonly formats: Formats;
  /** Epoch ms. */
  readonly now: number;
  readonly calledApart: (uid: string) => string;
  /** Leaves these words in the title. */
  readonly onKeepPlain: (...words: readonly string[]) => void;
  readonly onIgnoreType: () => void;
  readonly onWithoutPerson: (words: string) => void;
};

/** The parts of a line that were understood: type, repetition, day, record and people, each to be taken back. */
export function understoodParts(input: UnderstoodPartsInput): readonly UnderstoodPart[] {
  const { task, about, formats, now, calledApart, onKeepPlain, onIgnoreType, onWithoutPerson } = input;
  const { taskType, repeat, dueOn, number, people } = task;
  const parts: UnderstoodPart[] = [];
  if (taskType !== 'To do') parts.push({ id: 'type', label: taskType, onRemove: onIgnoreType });
  if (repeat !== '')
    parts.push({
      id: 'repeat',
      label: repeatWords(repeat, dueOn, formats.country),
      onRemove: () => onKeepPlain(task.repeatWords),
    });
  if (dueOn !== '')
    parts.push({
      id: 'date',
      label: dueText(task, formats, now),
      onRemove: () => onKeepPlain(task.dateWords, task.repeatWords),
    });
  if (about !== null) parts.push({ id: 'about', label: about, onRemove: () => onKeepPlain(`#${number}`) });
  for (const { uid, words } of people)
    parts.push({ id: uid, label: calledApart(uid), onRemove: () => onWithoutPerson(words) });
  return parts;
}
