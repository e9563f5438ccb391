import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { assignSchema } from './bulk.schema';
import { StayingNote } from './staying-note';
import type { StayingNoteProps } from './staying-note';

export type AssignDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** Of the field: "Salesperson". */
  readonly label: string;
  readonly people: readonly Person[];
  readonly current?: string;
  readonly mayBeNobody?: boolean;
  readonly stays?: StayingNoteProps | undefined;
  readonly onAssign: (person: Person | null) => void;
  readonly onClose: () => void;
};

/** Assigns one or many records to a person, or to nobody. */
export function AssignDialog(props: AssignDialogProps) {
  const { open, title, label, people, current = '', mayBeNobody = true, stays, onAssign, onClose } = props;
  return (
    <FormikDialog
      open={open}
      title={title}
      initialValues={{ person: current }}
      validationSchema={assignSchema(mayBeNobody)}
      submitLabel="Assign"
      width="small"
      onClose={onClose}
      onSubmit={({ person }) => {
        onAssign(people.find(({ uid }) => uid === person) ?? null);
        onClose();
      }}
    >
      <FormSelect
        name="person"
        label={label}
        {...(mayBeNobody ? { emptyLabel: 'Nobody' } : { required: true })}
        options={personOptions(people)}
      />
      {stays && <StayingNote {...stays} />}
    </FormikDialog>
  );
}
