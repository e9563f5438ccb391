import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { usePeople } from '@/data/employees/use-people';
import type { TaskFields as Values } from '@/data/tasks/tasks';
import { labelsByPath } from '@/domain/core/field-path';
import { FREE_REMINDER, PRIORITIES, REMINDERS, TASK_TYPES, taskLabel, taskShape } from '@/domain/tasks/task';
import { DUE_DAYS } from '@/domain/core/calendar-day';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormChoicesField } from '@/shared/forms/fields/form-choices-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormTimeField } from '@/shared/forms/fields/form-time-field';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { RepeatField } from './repeat-field';
import { lazy } from '@/shared/ui/states/lazy';

// Its picker of a time is only for this choice.
const ReminderTime = lazy(async () => ({ default: (await import('./reminder-time')).ReminderTime }));

const { field } = formFields(taskShape);

/** The form's own words for fields; it asks, where other screens tell. */
const OWN = {
  title: 'What is to be done',
  dueOn: 'Due on',
  dueTime: 'At',
  remind: 'Remind me',
  remindOn: 'Remind me at',
  remindByMail: 'Remind by mail, too',
  until: 'Last day',
};

/** Labels of the fields, by name. */
export const TASK_LABELS = { ...labelsByPath(taskShape), ...OWN };

export type TaskFieldsProps = { readonly belowTitle?: ReactNode; readonly belowDay?: ReactNode };

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** A task's fields, for the form, which offers something `belowTitle`, and the dialog, which asks `belowDay`. */
export function TaskFields({ belowTitle, belowDay }: TaskFieldsProps) {
  const { people, nameOf } = usePeople();
  const { remind } = useFormikContext<Values>().values;
  return (
    <>
      <FormTextField name="title" label={OWN.title} required />
      {belowTitle}
      <FieldGrid>
        <FormDateField name="dueOn" label={OWN.dueOn} min={DUE_DAYS.from} max={DUE_DAYS.until} />
        <FormTimeField name="dueTime" label={OWN.dueTime} helper="Empty for any time." />
        {belowDay}
        <FormSelect {...field('taskType')} required options={optionsOf(TASK_TYPES)} />
        <FormSelect {...field('priority')} required options={optionsOf(PRIORITIES)} />
      </FieldGrid>
      <FormSelect
        name="remind"
        label={OWN.remind}
        emptyLabel="Never"
        helper="Everyone the task is for is told in the app. A task without a time counts as due at 8 in the morning."
        options={optionsOf(REMINDERS)}
      />
      {remind === FREE_REMINDER && (
        <Suspense fallback={<LineSkeleton rows={1} height={56} />}>
          <ReminderTime label={OWN.remindOn} />
        </Suspense>
      )}
      {remind !== '' && <FormCheckbox name="remindByMail" label={OWN.remindByMail} />}
      <FormChoicesField
        {...field('assignees')}
        choices={people.map(({ uid }) => uid)}
        labelOf={nameOf}
        emptyText="Nobody fits"
      />
      <RepeatField label={taskLabel('repeat')} untilLabel={OWN.until} />
      <FormTextField {...field('details')} multiline />
    </>
  );
}
