import { useFormikContext } from 'formik';
import { reasonsFor } from '@/domain/core/statuses';
import { capitalised } from '@/domain/format/spelling';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { statusSchema } from './bulk.schema';
import { ReasonFields } from './reason-fields';
import type { RecordStatus } from '@/domain/core/statuses';
import type { Why } from './record-changes';
import { StayingNote } from './staying-note';
import type { StayingNoteProps } from './staying-note';

export type StatusDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** "status" or "stage". */
  readonly word: string;
  /** The statuses that at least one record may go to. */
  readonly moves: readonly RecordStatus[];
  readonly staysAt: (to: RecordStatus) => StayingNoteProps;
  readonly onChange: (to: RecordStatus, why: Why) => void;
  readonly onClose: () => void;
};

/** Moves many records to one status, with the reason that some statuses require; names those that stay. */
export function StatusDialog(props: StatusDialogProps) {
  const { open, title, word, moves, staysAt, onChange, onClose } = props;
  const asking: readonly string[] = moves.filter((to) => reasonsFor(to).length > 0);
  return (
    <FormikDialog
      open={open}
      title={title}
      initialValues={{ status: '', reason: '', note: '' }}
      validationSchema={statusSchema(word, asking)}
      submitLabel={`Change ${word}`}
      width="small"
      onClose={onClose}
      onSubmit={({ status, reason, note }) => {
        const to = moves.find((move) => move === status);
        if (to) onChange(to, asking.includes(to) ? { reason, note } : { reason: '', note: '' });
        onClose();
      }}
    >
      <FormSelect
        name="status"
        label={capitalised(word)}
        required
        emptyLabel="Choose"
        options={moves.map((move) => ({ value: move, label: move }))}
        helper={moves.length === 0 ? `There is no ${word} that any of them may go to.` : ''}
      />
      <Consequences moves={moves} staysAt={staysAt} />
    </FormikDialog>
  );
}

function Consequences({ moves, staysAt }: Pick<StatusDialogProps, 'moves' | 'staysAt'>) {
  const { values } = useFormikContext<{ readonly status: string }>();
  const to = moves.find((move) => move === values.status);
  if (to === undefined) return null;
  const reasons = reasonsFor(to);
  return (
    <>
      {reasons.length > 0 && <ReasonFields reasons={reasons} required />}
      <StayingNote {...staysAt(to)} />
    </>
  );
}
