import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Person } from '@/data/employees/use-people';
import { taskRepeatWords } from '@/domain/tasks/repeat-words';
import { paths } from '@/domain/navigation/paths';
import type { Formats } from '@/domain/format/formats';
import { taskLabel } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { Fact, Facts, SideAction, SideSection } from '@/shared/ui/record/facts';
import { PeopleSection } from '@/shared/ui/record/people-section';
import type { KnownStatus } from '@/shared/ui/states/known';
import { dueText } from '../due-text';

export type TaskSideProps = {
  readonly task: Task;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly peopleStatus: KnownStatus;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
};

/** When a task is due, what it is about, and for whom it is. */
export function TaskSide({ task, byUid, peopleStatus, mayEdit, onEdit }: TaskSideProps) {
  const formats = useFormat();
  const now = useNow();
  const { recordNoun, recordId, recordTitle, priority, repeat, assignees, dueOn, seriesOn } = task;
  return (
    <>
      <SideSection title="When" action={mayEdit && <SideAction onClick={onEdit}>Change</SideAction>}>
        <Facts>
          <Fact label={taskLabel('dueOn')}>{dueText(task, formats, now) || 'No date'}</Fact>
          <Fact label={taskLabel('priority')}>{priority}</Fact>
          <Fact label={taskLabel('repeat')}>
            {taskRepeatWords(repeat, seriesOn || dueOn, formats.country) || 'Never'}
          </Fact>
          <Fact label={taskLabel('remind')}>{reminderText(task, formats)}</Fact>
        </Facts>
      </SideSection>
      {recordNoun !== '' && (
        <SideSection title={taskLabel('recordTitle')}>
          <Link component={RouterLink} to={paths[recordNoun](recordId)}>
            {recordTitle}
          </Link>
        </SideSection>
      )}
      <PeopleSection
        title={taskLabel('assignees')}
        uids={assignees}
        byUid={byUid}
        status={peopleStatus}
        nobody="Nobody yet."
      />
    </>
  );
}

/** When a task reminds: a chosen time, or how long before. */
function reminderText({ remind, remindOn, remindByMail }: Task, formats: Formats): string {
  if (remind === '') return 'Never';
  const when = remindOn === null ? remind : formatDateTime(remindOn, formats);
  return remindByMail ? `${when}, also by mail` : when;
}
