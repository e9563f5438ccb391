import { stepsOf } from '@/domain/jobs/checklist';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useUser } from '@/data/session/use-session';
import type { Signing } from '@/data/jobs/sign-off';
import { MAX_SIGNATURE, jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { maxLengthOf } from '@/domain/core/bounds';
import { numberText } from '@/domain/core/record-number';
import { shortAddress } from '@/shared/format/address';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { boolean, object, string } from '@/shared/forms/frame/schema';
import { FormSignatureField } from '@/shared/signature/form-signature-field';
import { Icon } from '@/shared/ui/text/icon';

export type SignOffDialogProps = {
  readonly open: boolean;
  readonly job: Job;
  /** Whether signing also completes the job; the client may then be absent. */
  readonly completes: boolean;
  /** Time on site in words, '' while unknown. */
  readonly onSite?: string;
  /** Null without a signature. */
  readonly onSign: (signing: Signing | null) => void;
  readonly onClose: () => void;
};

const SCHEMA = object({
  name: string().trim().required('Enter the name of the person who signs.'),
  signature: string().when('isTyped', {
    is: false,
    then: (drawn) => drawn.required('Sign in the box, or choose the typed signature.'),
  }),
  isTyped: boolean(),
});

/** The client signs below the finished work, with a finger, the mouse or a typed name; sent later when offline. */
export function SignOffDialog({ open, job, completes, onSite = '', onSign, onClose }: SignOffDialogProps) {
  const place = useFormat();
  const now = useNow();
  const { displayName } = useUser();
  const done = stepsOf(job).filter((step) => step.done).length;
  const finish = (signing: Signing | null) => {
    onSign(signing);
    onClose();
  };
  return (
    <FormikDialog
      open={open}
      title={completes ? 'Sign off' : 'Signature of the client'}
      submitLabel={completes ? 'Complete the job' : 'Save signature'}
      draftKey={`sign-off:${job.uuid}`}
      initialValues={{ name: job.customerName, signature: '', isTyped: false }}
      validationSchema={SCHEMA}
      onSubmit={({ name, signature, isTyped }) =>
        finish({ name: name.trim(), path: isTyped ? '' : signature })
      }
      onClose={onClose}
      secondAction={
        completes && (
          <Button variant="outlined" onClick={() => finish(null)}>
            Client is not here
          </Button>
        )
      }
    >
      <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[job.title, shortAddress(job), numberText(job)].filter(Boolean).join(' · ')}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {job.checklist.length > 0 && (
          <Fact
            label="Checklist"
            value={`${done} of ${job.checklist.length}`}
            isDone={done === job.checklist.length}
          />
        )}
        {onSite !== '' && <Fact label="Time on site" value={onSite} isDone />}
      </Box>
      <Box component="blockquote" sx={{ m: 0, fontSize: '1.0625rem' }}>
        “The work is done and the site is clean. I looked at it with {displayName}.”
      </Box>
      <FormTextField
        name="name"
        label="Name of the client"
        maxLength={maxLengthOf(jobShape, 'signedName')}
        required
      />
      <FormSignatureField
        name="signature"
        label="Signature"
        maxLength={MAX_SIGNATURE}
        below={formatDateTime(now, place)}
      />
      <FormCheckbox
        name="isTyped"
        label="Typed signature"
        helper="The name above counts as the signature; nothing is drawn."
      />
    </FormikDialog>
  );
}

function Fact({ label, value, isDone }: { label: string; value: string; isDone: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: isDone ? 'success.main' : 'text.secondary' }}>
        <Icon of={isDone ? CircleCheck : CircleDashed} />
      </Box>
      <Box component="span" sx={{ flex: 1 }}>
        {label}
      </Box>
      <Box component="span" className="tn" sx={{ color: 'text.secondary' }}>
        {value}
      </Box>
    </Box>
  );
}
