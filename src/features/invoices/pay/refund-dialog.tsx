import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { newId } from '@/data/core/ids';
import { useLive } from '@/data/live/use-live';
import { paymentsOf } from '@/data/payments/payment-list';
import { notePayment } from '@/data/payments/payments';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { Payment } from '@/domain/payments/payment';
import { creditLeft } from '@/domain/payments/settle/credit-left';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { NotedFields } from './noted-fields';
import { notedSchema } from './noted.schema';
import type { NotedValues } from './noted.schema';

/** Whose credit is given back, and how much in cents: all of it, or that of one payment, with its method and payer. */
export type RefundOf = Pick<
  Payment,
  'customerId' | 'customerName' | 'assignees' | 'trackerId' | 'unallocated'
> &
  Partial<Pick<Payment, 'uuid' | 'method' | 'payer'>>;

export type RefundDialogProps = { readonly of: RefundOf; readonly onClose: () => void };

/** Notes credit that is given back, also without signal: what was paid too much, or for work that was credited since. */
export function RefundDialog({ of, onClose }: RefundDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const { currency } = formats;
  const today = dayOf(useNow(), formats.zone);
  // Two presses note one refund.
  const id = useRef(newId());
  const { customerId, customerName, assignees, trackerId } = of;
  const live = useLive(paymentsOf(viewer, 'customerId', customerId));
  const cents = creditLeft(live.rows, currency);
  const credit = formatMoney(cents, formats);
  const schema = useMemo(
    () => notedSchema('Refund', today, (amount) => (amount > cents ? tooMuch(cents, credit) : null)),
    [today, cents, credit],
  );
  const isKnown = live.status === 'ready';
  const note = ({ amount, reference, note: typed, ...values }: NotedValues) => {
    if (amount === null || !isKnown) return;
    commit(
      notePayment(
        viewer,
        { uuid: customerId, name: customerName, assignees },
        {
          ...values,
          ...{ kind: 'Refund', amount, currency, trackerId },
          ...{ reference: reference.trim(), note: typed.trim() },
        },
        id.current,
      ),
    );
    onClose();
  };
  return (
    <FormikDialog<NotedValues>
      open
      title="Give money back"
      submitLabel="Note refund"
      draftKey={`refund:${of.uuid ?? customerId}`}
      initialValues={{
        amount: of.unallocated,
        method: of.method ?? 'Check',
        payer: of.payer ?? 'Client',
        receivedOn: today,
        reference: '',
        note: '',
      }}
      validationSchema={schema}
      onSubmit={note}
      onClose={onClose}
    >
      <ProblemRows problems={live.problems} />
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={isKnown ? live.rows : undefined}
        skeleton={<ListSkeleton rows={1} />}
        error={live.error}
        onRetry={live.retry}
      >
        {() => (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {credit} of {customerName || 'the client'}’s money is on no invoice. Give it back outside of
              Joblane, and note it here.
            </Typography>
            <NotedFields
              {...{ currency, today }}
              labels={{ payer: 'Goes to', receivedOn: 'Given back on' }}
            />
          </>
        )}
      </AsyncView>
    </FormikDialog>
  );
}

function tooMuch(cents: number, text: string): string {
  if (cents === 0) return 'There is no credit to give back. Write a credit note for the invoice first.';
  return `Only ${text} of credit is left. Write a credit note for the invoice to give more back.`;
}
