import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { newId } from '@/data/core/ids';
import { customerRef } from '@/data/customers/customers';
import { estimateRef } from '@/data/estimates/estimates';
import { useUntilSent } from '@/data/journal/use-until-sent';
import { useLiveRecord, useStore } from '@/data/live/use-live';
import { useUser } from '@/data/session/use-session';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateAddress } from '@/domain/estimates/estimate-mail';
import { sendProblems } from '@/domain/estimates/estimate-problems';
import { dayOf } from '@/domain/time/time';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { object, string } from '@/shared/forms/frame/schema';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { isSent } from './draft-version';
import { SentDialog } from './sent-dialog';
import type { SentDialogProps } from './sent-dialog';
import { clientNotes, firstMail, readAddresses } from './send-words';
import { sendWithPaper } from './send-with-paper';
import { useDraftVersion } from './use-draft-version';

const MAX_SUBJECT = 200;
const MAX_BODY = 5_000;

const SCHEMA = object({
  to: string().test('addresses', '', (typed, { createError }) => {
    const read = readAddresses(typed ?? '');
    return 'problem' in read ? createError({ message: read.problem }) : true;
  }),
  subject: string().trim().required('Write a subject.'),
});

export type SendDialogProps = { readonly estimate: Estimate; readonly onClose: () => void };

/** Sends an estimate as a mail with the client's link, or only makes the link; says first what is in the way. */
export function SendDialog({ estimate, onClose }: SendDialogProps) {
  const { zone } = useFormat();
  const now = useNow();
  const { displayName } = useUser();
  const issued = useDraftVersion(estimate);
  const { record: customer, status } = useLiveRecord(customerRef(estimate.customerId));
  const [sent, setSent] = useState<Omit<SentDialogProps, 'onClose'> | null>(null);
  const store = useStore();
  // A repeated press after a lost answer sends nothing twice.
  const requestId = useRef(newId());
  const untilSent = useUntilSent();
  // The screen may change while the last change is on its way.
  const shown = useStableHandler(() => ({
    contentAt: estimate.contentAt,
    totals: issued.totals.map(({ option, total }) => ({ option, total })),
  }));
  const problems = sendProblems(estimate, dayOf(now, zone));
  const name = isSent(estimate) ? 'Send again' : `Send version ${issued.version}`;

  if (sent) return <SentDialog {...sent} onClose={onClose} />;
  if (problems.length > 0) return <ProblemsDialog problems={problems} onClose={onClose} />;
  if (status === 'loading') return null;
  return (
    <FormikDialog
      open
      title={name}
      submitLabel={name}
      pendingLabel="Sending…"
      draftKey={`send-estimate:${estimate.uuid}:${issued.version}`}
      initialValues={{
        to: customer?.email ?? '',
        ...firstMail(estimate, { name: displayName, business: issued.business.name }),
        withPaper: true,
      }}
      validationSchema={SCHEMA}
      onSubmit={async ({ to: typed, subject, body, withPaper }) => {
        const read = readAddresses(typed);
        const to = 'to' in read ? read.to : [];
        await untilSent(estimateRef(estimate.uuid).ref);
        const { version, link, paper } = await sendWithPaper(store, {
          estimateId: estimate.uuid,
          ...shown(),
          to,
          subject: subject.trim(),
          body,
          requestId: requestId.current,
          withPaper: withPaper && to.length > 0,
        });
        const page = { link, estimateId: estimate.uuid, app: window.location.origin };
        setSent({ version, to, paper, address: estimateAddress(page) });
      }}
      onClose={onClose}
    >
      {clientNotes(customer, estimate.customerName).map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      <FormTextField
        name="to"
        label="To"
        helper="E-mail addresses, with a comma between them. Without one only the link is made."
        inputMode="email"
      />
      <FormTextField name="subject" label="Subject" maxLength={MAX_SUBJECT} />
      <FormTextField name="body" label="Message" multiline rows={8} maxLength={MAX_BODY} />
      <FormCheckbox
        name="withPaper"
        label="Attach the PDF"
        helper="All lines, sums and terms, as this version has them."
      />
      <Typography sx={{ color: 'text.secondary' }}>
        A button to the client’s page follows the message.
      </Typography>
    </FormikDialog>
  );
}

type ProblemsProps = { readonly problems: readonly string[]; readonly onClose: () => void };

function ProblemsDialog({ problems, onClose }: ProblemsProps) {
  return (
    <FormDialog
      open
      title="Not ready to send"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Back to the estimate
        </Button>
      }
    >
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
