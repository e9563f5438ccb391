import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import type { Job } from '@/domain/jobs/job';
import { drawnSignature } from '@/domain/jobs/signature';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { SignaturePicture } from '@/shared/signature/signature-picture';
import { LazyConfirmDialog } from '@/shared/ui/dialogs/lazy-confirm-dialog';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Icon } from '@/shared/ui/text/icon';
import type { FieldActions } from '../day/use-field-actions';

const SignOffDialog = lazyDialog(async () => (await import('../day/sign-off-dialog')).SignOffDialog);

export type SignatureSectionProps = {
  readonly job: Job;
  /** May remove a signature. */
  readonly mayEdit: boolean;
  /** May let the client sign. */
  readonly mayReport: boolean;
  readonly actions: Pick<FieldActions, 'sign' | 'unsign'>;
};

/** The client's signature below the finished work, or the way to it. */
export function SignatureSection({ job, mayEdit, mayReport, actions }: SignatureSectionProps) {
  const place = useFormat();
  const [dialog, setDialog] = useState<'sign' | 'remove' | null>(null);
  const isSigned = job.signedName !== '';
  const path = drawnSignature(job.signature);
  // Before the work begins there is nothing to sign.
  const isTime = ['In Progress', 'Pending Approval', 'Completed'].includes(job.status);
  if (!isSigned && !(isTime && mayReport)) return null;
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h2">Signature</Typography>
        {isSigned ? (
          mayEdit && (
            <Button size="small" variant="text" onClick={() => setDialog('remove')}>
              Remove signature
            </Button>
          )
        ) : (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={PenLine} size={18} />}
            onClick={() => setDialog('sign')}
          >
            Let the client sign
          </Button>
        )}
      </Box>
      {isSigned ? (
        <>
          {path !== '' && <SignaturePicture path={path} label={`Signature of ${job.signedName}`} />}
          <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {path === '' ? `Typed signature: ${job.signedName}` : job.signedName}
          </Box>
          {job.signedAt !== null && (
            <Box className="tn" sx={{ color: 'text.secondary' }}>
              {formatDateTime(job.signedAt, place)}
            </Box>
          )}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Not signed yet. The signature goes on the job sheet.
        </Typography>
      )}
      <SignOffDialog
        open={dialog === 'sign'}
        job={job}
        completes={false}
        onSign={(signing) => signing && actions.sign(job, signing)}
        onClose={() => setDialog(null)}
      />
      <LazyConfirmDialog
        open={dialog === 'remove'}
        title="Remove the signature?"
        confirmLabel="Remove signature"
        tone="danger"
        onConfirm={() => {
          actions.unsign(job);
          setDialog(null);
        }}
        onClose={() => setDialog(null)}
      >
        {job.signedName} has to sign again. The history keeps that they signed.
      </LazyConfirmDialog>
    </section>
  );
}
