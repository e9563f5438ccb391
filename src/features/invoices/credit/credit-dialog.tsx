import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { invoicesOf } from '@/data/invoices/invoice-list';
import { createInvoice } from '@/data/invoices/invoices';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { shortNumber } from '@/domain/core/record-number';
import { creditableOf, creditFor } from '@/domain/invoices/issue/credit';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { useFormat } from '@/shared/format/format-context';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { CreditFields } from './credit-fields';
import { creditedPart, creditSchema } from './credit.schema';
import type { CreditValues } from './credit.schema';

export type CreditDialogProps = { readonly invoice: Invoice; readonly onClose: () => void };

const BLANK: CreditValues = { part: 'all', quantities: {}, amount: null };

/** Writes a draft of a credit note for an issued invoice and opens it; issuing it changes what is owed. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const navigate = useNavigate();
  const { country } = useFormat();
  const {
    status,
    rows: notes,
    error,
    problems,
    retry,
  } = useLive(invoicesOf(viewer, 'creditOf', invoice.uuid));
  const creditable = useMemo(() => creditableOf(invoice, notes), [invoice, notes]);
  const schema = useMemo(() => creditSchema(creditable.lines, country), [creditable, country]);
  const title = `Credit note for ${shortNumber(invoice)}`;
  return (
    <FormikDialog<CreditValues>
      open
      title={title}
      submitLabel="Create credit note"
      draftKey={`credit-note:${invoice.uuid}`}
      initialValues={BLANK}
      validationSchema={schema}
      onClose={onClose}
      onSubmit={(values, { setFieldError }) => {
        const credit =
          status === 'ready'
            ? creditFor(invoice, notes, creditedPart(values, country), newId)
            : 'The credit notes of this invoice are not read yet. Try again in a moment.';
        if (typeof credit === 'string') {
          setFieldError(values.part === 'amount' ? 'amount' : 'part', credit);
          return false;
        }
        const { customerId, customerName, trackerId, jobId, estimateId } = invoice;
        const { id, intent } = createInvoice(
          viewer,
          { ...invoice, uuid: customerId, name: customerName },
          {
            title,
            kind: 'Credit note',
            creditOf: invoice.uuid,
            wantedGross: credit.wantedGross,
            trackerId,
            jobId,
            estimateId,
            content: credit.content,
          },
          Date.now(),
        );
        commit(intent);
        onClose();
        void navigate(paths.invoice(id));
        return true;
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        The invoice stays as it is. Less is owed on it once the credit note is issued.
      </Typography>
      <ProblemRows problems={problems} />
      <AsyncView
        status={status === 'idle' ? 'loading' : status}
        data={status === 'ready' ? notes : undefined}
        skeleton={<ListSkeleton rows={1} />}
        error={error}
        onRetry={retry}
      >
        {(rows) => <CreditFields invoice={invoice} notes={rows} creditable={creditable} />}
      </AsyncView>
    </FormikDialog>
  );
}
