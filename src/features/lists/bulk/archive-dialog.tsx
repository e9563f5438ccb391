import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { NO_WORK } from '@/data/jobs/open-work';
import type { OpenWork } from '@/data/jobs/open-work';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { archiveSchema } from './bulk.schema';
import { GoingOn } from './going-on';
import { ReasonFields } from './reason-fields';
import type { Why } from './record-changes';
import { WORK_UNKNOWN, WorkChoice } from './work-choice';
import type { WorkChoiceProps } from './work-choice';

export type ArchiveDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** What happens to the unfinished records; '' for records that are never closed, only their work. */
  readonly text: string;
  readonly reasons: readonly string[];
  /** The records whose open work may be cancelled, too; null for nouns without any. */
  readonly below: Pick<WorkChoiceProps, 'owner' | 'ids'> | null;
  /** Null without a reason. */
  readonly onArchive: (why: Why | null, work: OpenWork) => void;
  readonly onClose: () => void;
};

/** Archives records of which some are unfinished, or have work that goes on; a reason closes these first. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { open, title, text, reasons, below, onArchive, onClose } = props;
  const work = useRef<OpenWork | null>(NO_WORK);
  const choose = (chosen: OpenWork | null) => {
    work.current = chosen;
  };
  return (
    <FormikDialog
      open={open}
      title={title}
      initialValues={{ reason: '', note: '' }}
      validationSchema={archiveSchema}
      submitLabel="Archive"
      width="small"
      onClose={onClose}
      onSubmit={({ reason, note }, { setStatus }) => {
        const chosen = reason === '' ? NO_WORK : work.current;
        if (chosen === null) {
          setStatus(WORK_UNKNOWN);
          return;
        }
        onArchive(reason === '' ? null : { reason, note }, chosen);
        onClose();
      }}
    >
      {text !== '' && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {text === '' && below ? (
        <GoingOn {...below} reasons={reasons} onChoose={choose} />
      ) : (
        <ReasonFields reasons={reasons} required={false} />
      )}
      {text !== '' && below && <WithReason {...below} onChoose={choose} />}
    </FormikDialog>
  );
}

function WithReason(props: WorkChoiceProps) {
  const { values } = useFormikContext<{ readonly reason: string }>();
  return values.reason === '' ? null : <WorkChoice {...props} />;
}
