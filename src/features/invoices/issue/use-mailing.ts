import { useRef } from 'react';
import { toAppError } from '@/data/base/app-error';
import { newId } from '@/data/core/ids';
import { serverRecord } from '@/data/core/server-record';
import { customerRef } from '@/data/customers/customers';
import { invoiceRef } from '@/data/invoices/invoices';
import { useStore } from '@/data/live/use-live';
import type { ErrorCode } from '@/domain/core/errors';
import { useInvoiceMail } from '../send/use-invoice-mail';

/** After these the mail may have gone: the same press is repeated instead of noted as refused. */
const LOST: readonly ErrorCode[] = ['network', 'unavailable'];

/**
 * Mails issued invoices to the addresses of their customers, each once for this screen. The sentence says what became of
 * one; rejects with AppError where the connection is lost.
 */
export function useMailing(): (invoiceId: string) => Promise<string> {
  const store = useStore();
  const mail = useInvoiceMail();
  const requestIds = useRef(new Map<string, string>());
  const requestIdOf = (invoiceId: string) => {
    const known = requestIds.current.get(invoiceId) ?? newId();
    requestIds.current.set(invoiceId, known);
    return known;
  };
  return async (invoiceId) => {
    try {
      const invoice = await serverRecord(store, invoiceRef(invoiceId));
      const { email } = await serverRecord(store, customerRef(invoice.customerId));
      if (email === '')
        return `Not mailed: ${invoice.customerName || 'the client'} has no e-mail address. Add one, then send it.`;
      const { paper } = await mail.send(invoiceId, {
        ...mail.firstOf(invoice),
        ...{ to: [email], withPaper: true, requestId: requestIdOf(invoiceId) },
      });
      const why = typeof paper === 'object' ? ` ${paper.why}` : '';
      return `Mailed to ${email}.${why}`;
    } catch (error) {
      const known = toAppError(error);
      if (LOST.includes(known.code)) throw known;
      return `Not mailed: ${known.message}`;
    }
  };
}
