import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { invoiceIntents } from '@/data/invoices/invoices';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { shownTotals } from '@/domain/invoices/sums/shown-totals';
import type { Invoice } from '@/domain/invoices/invoice';
import { invoiceNoun } from '@/domain/invoices/noun';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { RecordTimeline } from '@/features/history/public';
import { SumsFoot } from '@/features/money-lines/public';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListPosition } from '@/shared/ui/list/list-position';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { StageRail } from '@/shared/ui/record/stage-rail';
import { workMeta } from '@/shared/ui/record/work-meta';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { useReminder } from '../remind/use-reminder';
import { CreditNotes } from './credit-links';
import { InvoiceLines } from './invoice-lines';
import { InvoicePayments } from './invoice-payments';
import { InvoiceSide } from './invoice-side';
import { invoiceStages } from './invoice-stages';
import { useCorrections } from './use-corrections';
import { useInvoiceEdit } from './use-invoice-edit';
import { useInvoicePaper } from './use-invoice-paper';
import { useNextStep } from './use-next-step';
import { useStatementEntry } from './use-statement-entry';

const LIST = { to: paths.invoices, label: 'Invoices' };

export type InvoiceRecordProps = { readonly invoice: Invoice; readonly pending: boolean };

/** The record screen of one invoice: its lines, sums and payments, and beside them what is owed and by when. */
export function InvoiceRecord({ invoice, pending }: InvoiceRecordProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const now = useNow();
  const edit = useInvoiceEdit(invoice);
  const mayChange = mayOn(viewer, 'invoices:edit', invoice);
  const isDraft = invoice.number === null;
  const isArchived = invoice.listOrganizer === 'Archive';
  const list = useListPosition('invoices', invoice.uuid, paths.invoice, LIST);
  const isLate = daysOverdue(invoice, dayOf(now, formats.zone)) > 0;
  const { dueOn, issuedOn } = invoice;
  const next = useNextStep(invoice, mayChange);
  const reminder = useReminder(mayChange ? [invoice] : []);
  const corrections = useCorrections(invoice, mayChange);
  const paper = useInvoicePaper(invoice);
  const statement = useStatementEntry(invoice);
  return (
    <RecordFrame
      list={list}
      title={invoice.title}
      pending={pending}
      isArchived={isArchived}
      status={
        <>
          <StatusChip size="large" status={invoice.status} />
          {isLate && <StatusChip size="large" status="Overdue" />}
        </>
      }
      nextAction={next.nextAction}
      dialogs={
        <>
          {next.dialogs}
          {reminder.dialog}
          {corrections.dialog}
          {paper.dialog}
          {statement.dialog}
        </>
      }
      menu={[
        ...next.menu,
        ...paper.entries,
        statement.entry,
        ...(mayChange
          ? [
              ...(reminder.open
                ? [{ id: 'remind', label: 'Send reminder', icon: BellRing, onSelect: reminder.open }]
                : []),
              ...corrections.menu,
              archiveEntry({
                isArchived,
                wall: '',
                onArchive: () => commit(invoiceIntents.archive(viewer, invoice)),
                onRestore: () => commit(invoiceIntents.restore(viewer, invoice)),
              }),
            ]
          : []),
      ]}
      meta={[
        ...workMeta(invoice, invoice.kind === 'Credit note' ? 'Credit note' : ''),
        ...(issuedOn === ''
          ? []
          : [{ icon: CalendarClock, text: `Issued ${formatDay(issuedOn, formats, now)}` }]),
        ...(dueOn === '' ? [] : [{ icon: CalendarClock, text: `Due ${formatDay(dueOn, formats, now)}` }]),
      ]}
      rail={<StageRail stages={invoiceStages(invoice, formats, now)} />}
      tabs={[
        {
          id: 'lines',
          label: 'Lines',
          content: (
            <>
              <InvoiceLines invoice={invoice} mayEdit={mayChange && isDraft} edit={edit} />
              <SumsFoot
                totals={shownTotals(invoice)}
                isTaxInclusive={invoice.isTaxInclusive}
                totalLabel={invoice.kind === 'Credit note' ? 'Credited' : 'Total'}
              />
              {!isDraft && invoice.kind === 'Invoice' && (
                <>
                  <InvoicePayments {...{ invoice, mayChange }} />
                  <CreditNotes invoice={invoice} />
                </>
              )}
            </>
          ),
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: <RecordTimeline noun={invoiceNoun} record={invoice} />,
        },
      ]}
      side={<InvoiceSide {...{ invoice, edit, mayChange }} />}
    />
  );
}
