import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { createTask } from '@/data/tasks/tasks';
import { repeatWords } from '@/domain/calendar/repeat';
import { maxLengthOf } from '@/domain/core/bounds';
import { capitalised } from '@/domain/core/spelling';
import { paths } from '@/domain/navigation/paths';
import { ABOUT_NOTHING } from '@/domain/tasks/about';
import { readQuickTask } from '@/domain/tasks/quick-add';
import { taskShape } from '@/domain/tasks/task';
import { dayOf } from '@/domain/time/time';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { blankTask } from '../create/blank-task';
import { dueText } from '../due-text';
import { dateReader } from './read-date';
import { Understood } from './understood';
import { useCalledApart } from './use-called-apart';
import { useNumbered } from './use-numbered';

export type QuickAddDialogProps = { readonly open: boolean; readonly onClose: () => void };

const MOST = maxLengthOf(taskShape, 'title');

/** Longest wait for a record's number, in ms. */
const LOOKUP_MS = 6_000;

/** One line becomes a task: "call the inspector tomorrow 9am #J-12 @tom". What was understood shows below it. */
export function QuickAddDialog({ open, onClose }: QuickAddDialogProps) {
  return open && <OpenQuickAdd onClose={onClose} />;
}

function OpenQuickAdd({ onClose }: Pick<QuickAddDialogProps, 'onClose'>) {
  const viewer = useViewer();
  const commit = useCommit();
  const navigate = useNavigate();
  const formats = useFormat();
  const now = useNow();
  const { people } = usePeople();
  const calledApart = useCalledApart();
  const { draft, saveDraft, clearDraft } = useDraft('quick-task', { line: '' });
  const [line, setLine] = useState(draft.line);
  const [plain, setPlain] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [ignoresType, setIgnoresType] = useState(false);
  const [isTried, setIsTried] = useState(false);
  /** Whether the user wants to save and the record's number is still looked up. */
  const [isWanted, setIsWanted] = useState(false);
  const type = (text: string) => {
    setLine(text);
    saveDraft({ line: text });
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
    clearDraft();
    onClose();
  };
  // The title was checked with the number in it, and may be empty without.
  const finishWanted = useEffectEvent(() => (problem === '' ? finish() : setIsWanted(false)));
  useEffect(() => {
    if (!isWanted) return undefined;
    // Without an answer, the number stays in the title.
    const timer = setTimeout(finishWanted, isLooking ? LOOKUP_MS : 0);
    return () => clearTimeout(timer);
  }, [isWanted, isLooking]);

  return (
    <FormDialog
      open
      title="Quick task"
      onClose={onClose}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={isWanted} onClick={save}>
            {isWanted ? `Looking for ${number}…` : 'Add task'}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label="What, when, for whom"
        placeholder="Call the inspector tomorrow 9am #J-12 @tom"
        value={line}
        error={isTried && problem !== ''}
        helperText={
          isTried && problem !== '' ? problem : 'A date, # with a record’s number, @ with a first name.'
        }
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Understood
        title={title}
        parts={[
          ...(taskType === 'To do'
            ? []
            : [{ id: 'type', label: taskType, onRemove: () => setIgnoresType(true) }]),
          ...(repeat === ''
            ? []
            : [
                {
                  id: 'repeat',
                  label: repeatWords(repeat, dueOn, country),
                  onRemove: () => keepPlain(task.repeatWords),
                },
              ]),
          ...(dueOn === ''
            ? []
            : [
                {
                  id: 'date',
                  label: dueText({ dueOn, dueTime }, formats, now),
                  onRemove: () => keepPlain(task.dateWords, task.repeatWords),
                },
              ]),
          ...(about
            ? [
                {
                  id: 'about',
                  label: `${number} ${about.recordTitle}`,
                  onRemove: () => keepPlain(`#${number}`),
                },
              ]
            : []),
          ...task.people.map(({ uid, words }) => ({
            id: uid,
            label: calledApart(uid),
            onRemove: () => withoutPerson(words),
          })),
        ]}
        unclear={unclear.map(({ words, fits }) => ({
          word: words.slice(1),
          choices: fits.map(({ uid }) => ({
            uid,
            name: calledApart(uid),
            onChoose: () => setChosen(new Map([...chosen, [words, uid]])),
          })),
        }))}
        farDate={farDate}
        unknownNumber={number !== '' && !about && !isLooking ? number : ''}
      />
    </FormDialog>
  );
}
