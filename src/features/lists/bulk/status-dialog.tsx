import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { NO_WORK } from '@/data/jobs/open-work';
import type { OpenWork } from '@/data/jobs/open-work';
import { reasonsFor } from '@/domain/core/statuses';
import { capitalised } from '@/domain/core/spelling';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { statusSchema } from './bulk.schema';
import { ReasonFields } from './reason-fields';
import type { Reasons } from '@/domain/core/statuses';
import type { Why } from './record-changes';
import { StayingNote } from './staying-note';
import type { StayingNoteProps } from './staying-note';
import { WORK_UNKNOWN, WorkChoice } from './work-choice';
import type { WorkChoiceProps } from './work-choice';

export type StatusDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** "status" or "stage". */
  readonly word: string;
  /** The statuses that at least one record may go to. */
  readonly moves: readonly string[];
  readonly reasons: Reasons;
  readonly staysAt: (to: string) => StayingNoteProps;
  /** The records whose open work may be cancelled with them; null for another status, or a noun without any. */
  readonly belowAt: (to: string) => Pick<WorkChoiceProps, 'owner' | 'ids'> | null;
  readonly onChange: (to: string, why: Why, work: OpenWork) => void;
  readonly onClose: () => void;
};

/** Moves many records to one status, with the reason that some statuses require; names those that stay. */
export function StatusDialog(props: StatusDialogProps) {
  const { open, title, word, moves, reasons, staysAt, belowAt, onChange, onClose } = props;
  const work = useRef<OpenWork | null>(NO_WORK);
  const asking = moves.filter((to) => reasonsFor(reasons, to).length > 0);
  return (
    <FormikDialog
      open={open}
      title={title}
      initialValues={{ status: '', reason: '', note: '' }}
      validationSchema={statusSchema(word, asking)}
      submitLabel={`Change ${word}`}
      width="small"
      onClose={onClose}
      onSubmit={({ status, reason, note }, { setStatus }) => {
        const to = moves.find((move) => move === status);
        const chosen = to && belowAt(to) ? work.current : NO_WORK;
        if (chosen === null) {
          setStatus(WORK_UNKNOWN);
          return;
        }
        if (to) onChange(to, asking.includes(to) ? { reason, note } : { reason: '', note: '' }, chosen);
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
      <Consequences
        moves={moves}
        reasons={reasons}
        staysAt={staysAt}
        belowAt={belowAt}
        onChoose={(chosen) => {
          work.current = chosen;
        }}
      />
    </FormikDialog>
  );
}

type ConsequencesProps = Pick<StatusDialogProps, 'moves' | 'reasons' | 'staysAt' | 'belowAt'> &
  Pick<WorkChoiceProps, 'onChoose'>;

function Consequences({ moves, reasons, staysAt, belowAt, onChoose }: ConsequencesProps) {
  const { values } = useFormikContext<{ readonly status: string }>();
  const to = moves.find((move) => move === values.status);
  if (to === undefined) return null;
  const asked = reasonsFor(reasons, to);
  const below = belowAt(to);
  return (
    <>
      {asked.length > 0 && <ReasonFields reasons={asked} required />}
      {below && <WorkChoice {...below} onChoose={onChoose} />}
      <StayingNote {...staysAt(to)} />
    </>
  );
}
