import type { Invoice } from '@/domain/invoices/invoice';
import { invoiceButton } from '@/domain/invoices/mail/invoice-mail';
import { PaperMailDialog } from '@/features/paper-mail/public';
import { useInvoiceMail } from './use-invoice-mail';

export type SendDialogProps = { readonly invoice: Invoice; readonly onClose: () => void };

/** Sends an issued invoice or credit note, or only makes the client's link; again where it was sent before. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const mail = useInvoiceMail();
  const { uuid: invoiceId, kind, customerId, customerName, sentAt } = invoice;
  const buttonOf = (link: string) => invoiceButton(kind, { app: window.location.origin, link, invoiceId });
  return (
    <PaperMailDialog
      title={sentAt === null ? `Send ${kind.toLowerCase()}` : 'Send again'}
      draftKey={`send-invoice:${invoiceId}`}
      customer={{ uuid: customerId, name: customerName }}
      first={mail.firstOf(invoice)}
      attached={
        kind === 'Invoice'
          ? 'As it was issued, with what is paid and owed now.'
          : 'As it was issued, with its lines and sums.'
      }
      button={buttonOf('').label}
      send={async (sending) => {
        const { link, paper } = await mail.send(invoiceId, sending);
        return { title: `The ${kind.toLowerCase()} is on its way`, paper, address: buttonOf(link).address };
      }}
      onClose={onClose}
    />
  );
}
