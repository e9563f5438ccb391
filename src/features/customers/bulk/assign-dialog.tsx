import type { Person } from '@/data/employees/use-people';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

export type AssignDialogProps = {
  readonly open: boolean;
  readonly count: number;
  readonly people: readonly Person[];
  readonly current?: string;
  readonly onAssign: (person: Person | null) => void;
  readonly onClose: () => void;
};

/** Assigns one or many customers to a salesperson, or to none. */
export function AssignDialog({ open, count, people, current = '', onAssign, onClose }: AssignDialogProps) {
  const { country } = useFormat();
  return (
    <FormikDialog
      open={open}
      title={count === 1 ? 'Assign salesperson' : `Assign ${plural(count, 'lead', country)}`}
      initialValues={{ salesperson: current }}
      submitLabel="Assign"
      width="small"
      onClose={onClose}
      onSubmit={({ salesperson }) => {
        onAssign(people.find((person) => person.uid === salesperson) ?? null);
        onClose();
      }}
    >
      <FormSelect
        name="salesperson"
        label="Salesperson"
        emptyLabel="Nobody"
        options={people.map((person) => ({ value: person.uid, label: person.name }))}
      />
    </FormikDialog>
  );
}
