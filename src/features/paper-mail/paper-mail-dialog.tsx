import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { usePaperBusiness } from '@/data/company/use-paper-business';
import { newId } from '@/data/core/ids';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import type { PaperSending } from '@/data/mail/paper-sending';
import { useUser } from '@/data/session/use-session';
import { MAX_BODY, MAX_SUBJECT } from '@/domain/mail/client-mail';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { ClientNotes } from './client-notes';
import { MailPreview } from './mail-preview';
import { MAIL_SCHEMA, readAddresses } from './mail-values';
import type { MailValues } from './mail-values';
import { SentDialog } from './sent-dialog';
import type { SentDialogProps } from './sent-dialog';

/** A paper that left: the title of the dialog that says so, what became of its PDF, and the client's address. */
export type PaperSent = Pick<SentDialogProps, 'title' | 'paper' | 'address'>;

export type PaperMailDialogProps = {
  /** Also the words of the button that sends. */
  readonly title: string;
  readonly draftKey: string;
  readonly customer: { readonly uuid: string; readonly name: string };
  /** The subject and the words that the sender begins with. */
  readonly first: Pick<MailValues, 'subject' | 'body'>;
  /** What the PDF contains, as a sentence. */
  readonly attached: string;
  /** The words on the mail's button: "Open the invoice". */
  readonly button: string;
  readonly send: (sending: PaperSending) => Promise<PaperSent>;
  readonly onClose: () => void;
};

/** Sends a paper as a mail with the client's link, or only makes the link; then says what became of it. */
export function PaperMailDialog(props: PaperMailDialogProps) {
  const { title, draftKey, customer, first, attached, button, send, onClose } = props;
  const { displayName: name, email } = useUser();
  const { name: business } = usePaperBusiness();
  const { record: client, status } = useLiveRecord(customerRef(customer.uuid));
  const [sent, setSent] = useState<Omit<SentDialogProps, 'onClose'> | null>(null);
  // A repeated press after a lost answer sends nothing twice.
  const requestId = useRef(newId());
  if (sent) return <SentDialog {...sent} onClose={onClose} />;
  if (status === 'loading') return null;
  return (
    <FormikDialog<MailValues>
      open
      title={title}
      submitLabel={title}
      pendingLabel="Sending…"
      draftKey={draftKey}
      initialValues={{ to: client?.email ?? '', ...first, withPaper: true }}
      validationSchema={MAIL_SCHEMA}
      onSubmit={async ({ to: typed, subject, body, withPaper }) => {
        const read = readAddresses(typed);
        const to = 'to' in read ? read.to : [];
        const mail = { to, subject: subject.trim(), body, withPaper: withPaper && to.length > 0 };
        setSent({ to, ...(await send({ ...mail, requestId: requestId.current })) });
      }}
      onClose={onClose}
    >
      <ClientNotes client={client} name={customer.name} />
      <FormTextField
        name="to"
        label="To"
        helper="E-mail addresses, with a comma between them. Without one only the link is made."
        inputMode="email"
      />
      <FormTextField name="subject" label="Subject" maxLength={MAX_SUBJECT} />
      <FormTextField name="body" label="Message" multiline rows={8} maxLength={MAX_BODY} />
      <FormCheckbox name="withPaper" label="Attach the PDF" helper={attached} />
      <Typography sx={{ color: 'text.secondary' }}>
        A button to the client’s page follows the message.
      </Typography>
      <MailPreview sender={{ name, address: email, business }} button={button} />
    </FormikDialog>
  );
}
