import { useEffect } from 'react';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { jobShape } from '@/domain/jobs/job';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

const { text } = formFields(jobShape);

export type AccessFieldProps = {
  /** The customer of the chosen tracker, or the chosen one; '' for none yet. */
  readonly customerId: string;
  /** Tells the customer's access notes, or ''. */
  readonly onKnown: (accessNotes: string) => void;
};

/** The access notes of a new job; left empty, the job gets those of its customer. */
export function AccessField({ customerId, onKnown }: AccessFieldProps) {
  const viewer = useViewer();
  const maySee = customerId !== '' && may(viewer, 'customers:view');
  const known = useLiveRecord(maySee ? customerRef(customerId) : null).record?.accessNotes ?? '';
  const tell = useStableHandler(onKnown);
  useEffect(() => tell(known), [known, tell]);
  return (
    <FormTextField
      {...text('accessNotes')}
      placeholder={known}
      helper={
        known === ''
          ? 'Gate code, dog, where to park. The crew sees them at the job.'
          : 'Left empty, the crew sees those of the customer.'
      }
      multiline
    />
  );
}
