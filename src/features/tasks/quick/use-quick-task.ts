import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { createTask } from '@/data/tasks/tasks';
import { maxLengthOf } from '@/domain/core/bounds';
import { capitalised } from '@/domain/core/spelling';
import { paths } from '@/domain/navigation/paths';
import { ABOUT_NOTHING } from '@/domain/tasks/about';
import { readQuickTask } from '@/domain/tasks/quick-add';
import { taskShape } from '@/domain/tasks/task';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { blankTask } from '../create/blank-task';
import { dateReader } from './read-date';
import type { UnderstoodProps } from './understood';
import { understoodParts } from './understood-parts';
import { useCalledApart } from './use-called-apart';
import { useNumbered } from './use-numbered';

const MOST = maxLengthOf(taskShape, 'title');

/** Longest wait for a record's number, in ms. */
const LOOKUP_MS = 6_000;

/** What a line means as a task, and how to save it. */
export type QuickLine = {
  /** What is missing or too long, once the user tried to save; '' for nothing. */
  readonly problem: string;
  /** The record number that a wanted save waits for; '' for none. */
  readonly waitsFor: string;
  readonly understood: UnderstoodProps;
  /** To be told of every change of the line. */
  readonly noteTyped: (line: string) => void;
  readonly save: () => void;
};

/** Reads "call the inspector tomorrow 9am #J-12 @tom" as a task; `onSaved` runs once it is saved. */
export function useQuickTask(line: string, onSaved: () => void): QuickLine {
  const viewer = useViewer();
  const commit = useCommit();
  const navigate = useNavigate();
  const formats = useFormat();
  const now = useNow();
  const { people } = usePeople();
  const calledApart = useCalledApart();
  const [plain, setPlain] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [ignoresType, setIgnoresType] = useState(false);
  const [isTried, setIsTried] = useState(false);
  /** Whether the user wants to save and the record's number is still looked up. */
  const [isWanted, setIsWanted] = useState(false);
  const noteTyped = (text: string) => {
    setPlain(plain.filter((words) => text.includes(words)));
    setIsWanted(false);
  };
  const { zone, country } = formats;
  const readDate = useMemo(() => dateReader(now, zone, country), [now, zone, country]);
  const context = { people, today: dayOf(now, zone), readDate, chosen };
  const task = readQuickTask(line, { ...context, plain });
  const { dueOn, dueTime, farDate, repeat, number, unclear } = task;
  const taskType = ignoresType ? 'To do' : task.taskType;
  const { about, isLooking } = useNumbered(number);
  // A number that leads to no record stays where it was.
  const isPlain = number !== '' && !about;
  const { title: words } = isPlain
    ? readQuickTask(line, { ...context, plain: [...plain, `#${number}`] })
    : task;
  const title = capitalised(words);
  const problem =
    title === ''
      ? 'Write what is to be done.'
      : title.length > MOST
        ? `Write at most ${MOST} characters.`
        : '';
  const keepPlain = (...words: readonly string[]) =>
    setPlain([...new Set([...plain, ...words.filter((one) => one !== '')])]);
  const withoutPerson = (words: string) => {
    if (!chosen.has(words)) return keepPlain(words);
    setChosen(new Map([...chosen].filter(([one]) => one !== words)));
  };

  const save = () => {
    setIsTried(true);
    if (problem !== '') return setIsWanted(false);
    if (isLooking) return setIsWanted(true);
    return finish();
  };
  const finish = () => {
    const blank = blankTask(viewer.uid, dueOn);
    const assignees = task.people.map(({ uid }) => uid);
    const { id, intent } = createTask(
      viewer,
      { ...blank, title, taskType, dueTime, repeat, ...(assignees.length > 0 && { assignees }) },
      about ?? ABOUT_NOTHING,
      now,
    );
    commit(intent, { label: 'Open', onRun: () => void navigate(paths.task(id)) });
    setPlain([]);
    setChosen(new Map());
    setIgnoresType(false);
    setIsTried(false);
    setIsWanted(false);
    onSaved();
  };
  // The title was checked with the number in it, and may be empty without.
  const finishWanted = useEffectEvent(() => (problem === '' ? finish() : setIsWanted(false)));
  useEffect(() => {
    if (!isWanted) return undefined;
    // Without an answer, the number stays in the title.
    const timer = setTimeout(finishWanted, isLooking ? LOOKUP_MS : 0);
    return () => clearTimeout(timer);
  }, [isWanted, isLooking]);

  const understood: UnderstoodProps = {
    title,
    parts: understoodParts({
      task: { ...task, taskType },
      about: about && `${number} ${about.recordTitle}`,
      formats,
      now,
      calledApart,
      onKeepPlain: keepPlain,
      onIgnoreType: () => setIgnoresType(true),
      onWithoutPerson: withoutPerson,
    }),
    unclear: unclear.map(({ words, fits }) => ({
      word: words.slice(1),
      choices: fits.map(({ uid }) => ({
        uid,
        name: calledApart(uid),
        onChoose: () => setChosen(new Map([...chosen, [words, uid]])),
      })),
    })),
    farDate,
    unknownNumber: number !== '' && !about && !isLooking ? number : '',
  };
  return {
    problem: isTried ? problem : '',
    waitsFor: isWanted ? number : '',
    understood,
    noteTyped,
    save,
  };
}
