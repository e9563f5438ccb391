import { usePaperBusiness } from '@/data/company/use-paper-business';
import { sendInvoice } from '@/data/invoices/sending';
import type { PaperSending, SentPaper } from '@/data/mail/paper-sending';
import { useStore } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import type { Invoice } from '@/domain/invoices/invoice';
import { firstInvoiceMail } from '@/domain/invoices/mail/invoice-mail';
import { sendWithPaper } from '@/features/paper-mail/public';
import type { PaperOutcome } from '@/features/paper-mail/public';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { firstName } from '@/shared/format/words';
import { readMailedInvoice } from './mailed-invoice';

export type InvoiceMail = {
  /** The subject and the words that the mail of an issued invoice or credit note begins with. */
  readonly firstOf: (invoice: Invoice) => { readonly subject: string; readonly body: string };
  /** Sends it, and makes its PDF where that is wanted. Rejects as `sendInvoice` does. */
  readonly send: (
    invoiceId: string,
    sending: PaperSending,
  ) => Promise<SentPaper & { readonly paper: PaperOutcome }>;
};

/** Writes and sends the mails of invoices and credit notes in the user's name. */
export function useInvoiceMail(): InvoiceMail {
  const store = useStore();
  const viewer = useViewer();
  const { displayName: sender } = useUser();
  const { name: business } = usePaperBusiness();
  const formats = useFormat();
  const now = useNow();
  return {
    firstOf: (invoice) =>
      firstInvoiceMail(invoice, {
        ...{ client: firstName(invoice.customerName), sender, business },
        write: {
          money: (cents) => formatMoney(cents, formats),
          day: (day) => formatDay(day, formats, now),
        },
      }),
    send: (invoiceId, sending) =>
      sendWithPaper({
        recordId: invoiceId,
        send: () => sendInvoice({ invoiceId, ...sending }),
        read: () => readMailedInvoice(store, viewer, invoiceId),
      }),
  };
}
