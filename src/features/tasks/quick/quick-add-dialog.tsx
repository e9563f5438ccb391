import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { createTask } from '@/data/tasks/tasks';
import { maxLengthOf } from '@/domain/core/bounds';
import { capitalised } from '@/domain/format/spelling';
import { paths } from '@/domain/navigation/paths';
import { ABOUT_NOTHING } from '@/domain/tasks/about';
import { readQuickTask } from '@/domain/tasks/quick-add';
import { taskShape } from '@/domain/tasks/task';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { useRested } from '@/shared/ui/hooks/use-rested';
import { blankTask } from '../create/blank-task';
import { dueText } from '../due-text';
import { dateReader } from './read-date';
import { Understood } from './understood';
import { useNumbered } from './use-numbered';

export type QuickAddDialogProps = { readonly open: boolean; readonly onClose: () => void };

const MOST = maxLengthOf(taskShape, 'title');

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
  const { people, nameOf } = usePeople();
  const { draft, saveDraft, clearDraft } = useDraft('quick-task', { line: '' });
  const [line, setLine] = useState(draft.line);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ignoresDate, setIgnoresDate] = useState(false);
  const [ignoresType, setIgnoresType] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const type = (text: string) => {
    setLine(text);
    saveDraft({ line: text });
  };
  const { zone, country } = formats;
  const readDate = useMemo(() => dateReader(now, zone, country), [now, zone, country]);
  const task = readQuickTask(line, people, ignoresDate ? () => null : readDate);
  const { dueOn, dueTime, farDate, number, unclear } = task;
  const taskType = ignoresType ? 'To do' : task.taskType;
  const { about, isLooking } = useNumbered(useRested(number));
  const assignees = [...new Set([...task.people.map(({ uid }) => uid), ...chosen])];
  const title = capitalised(number !== '' && !about ? `${task.title} #${number}`.trim() : task.title);
  const problem =
    title === ''
      ? 'Write what is to be done.'
      : title.length > MOST
        ? `Write at most ${MOST} characters.`
        : '';
  const without = (word: string) => type(line.replace(word, '').replaceAll(/\s+/gu, ' ').trim());
  const withoutPerson = (uid: string) => {
    setChosen(chosen.filter((one) => one !== uid));
    const said = task.people.find((person) => person.uid === uid);
    if (said) without(`@${said.word}`);
  };

  const save = () => {
    setIsTried(true);
    if (problem !== '' || isLooking) return;
    const blank = blankTask(viewer.uid, dueOn);
    const people = assignees.length > 0 ? { assignees } : {};
    const { id, intent } = createTask(
      viewer,
      { ...blank, title, taskType, dueTime, ...people },
      about ?? ABOUT_NOTHING,
      now,
    );
    commit(intent, { label: 'Open', onRun: () => void navigate(paths.task(id)) });
    clearDraft();
    onClose();
  };

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
          <Button variant="contained" onClick={save}>
            Add task
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
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <Understood
        title={title}
        parts={[
          ...(taskType === 'To do' ? [] : [{ label: taskType, onRemove: () => setIgnoresType(true) }]),
          ...(dueOn === ''
            ? []
            : [{ label: dueText({ dueOn, dueTime }, formats, now), onRemove: () => setIgnoresDate(true) }]),
          ...(about
            ? [{ label: `${number} ${about.recordTitle}`, onRemove: () => without(`#${number}`) }]
            : []),
          ...assignees.map((uid) => ({ label: nameOf(uid), onRemove: () => withoutPerson(uid) })),
        ]}
        unclear={unclear.map(({ word, fits }) => ({
          word,
          choices: fits.map(({ uid, name }) => ({
            name,
            onChoose: () => {
              setChosen([...chosen, uid]);
              without(`@${word}`);
            },
          })),
        }))}
        farDate={farDate}
        unknownNumber={number !== '' && !about && !isLooking ? number : ''}
      />
    </FormDialog>
  );
}
