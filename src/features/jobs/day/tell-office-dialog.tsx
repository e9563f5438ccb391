import { useState } from 'react';
import { object, string } from '@/shared/forms/frame/schema';
import { MAX_PROBLEM } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { RecordFiles } from '@/features/files/public';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

/** The kind of report: a note, or a problem that stops the crew. */
export type Told = 'note' | 'problem';

export type TellOfficeDialogProps = {
  readonly open: boolean;
  readonly kind: Told;
  readonly job: Job;
  /** Resolves once the device keeps it; the dialog closes then. */
  readonly onTell: (text: string) => Promise<void>;
  readonly onClose: () => void;
};

const WORDS = {
  note: { title: 'Note for the office', label: 'Note', submit: 'Add note', empty: 'Write the note first.' },
  problem: {
    title: 'Tell the office of a problem',
    label: 'What is the problem?',
    submit: 'Tell the office',
    empty: 'Say what the problem is, or add a photo of it.',
  },
} as const;

const SCHEMAS = {
  note: object({ text: string().trim().required(WORDS.note.empty) }),
  problem: object({ text: string().trim().required(WORDS.problem.empty) }),
  photos: object({ text: string() }),
} as const;

/**
 * A note or problem from the job to the office; sent later when offline. Photos of a problem go to the job's, and need no
 * words.
 */
export function TellOfficeDialog({ open, kind, job, onTell, onClose }: TellOfficeDialogProps) {
  const [hasPhotos, setHasPhotos] = useState(false);
  const { title, label, submit } = WORDS[kind];
  return (
    <FormikDialog
      open={open}
      title={title}
      submitLabel={submit}
      draftKey={`tell-office:${kind}:${job.uuid}`}
      initialValues={{ text: '' }}
      validationSchema={SCHEMAS[kind === 'problem' && hasPhotos ? 'photos' : kind]}
      onSubmit={async ({ text }) => {
        await onTell(text.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="text" label={label} multiline rows={4} maxLength={MAX_PROBLEM} autoFocus />
      {kind === 'problem' && (
        <RecordFiles
          noun="job"
          record={job}
          only={{ heading: 'Photos of the problem', onAny: setHasPhotos }}
        />
      )}
    </FormikDialog>
  );
}
