import { useMemo } from 'react';
import { editInvoice } from '@/data/invoices/invoices';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { InvoiceContent, InvoiceLine } from '@/domain/invoices/invoice-content';
import type { Invoice } from '@/domain/invoices/invoice';
import type { NewLine } from '@/domain/estimates/new-line';
import { useLineEdit } from '@/features/money-lines/public';
import type { LineEdit } from '@/features/money-lines/public';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

/** The changes of what a draft bills; each is one commit with its Undo. */
export type InvoiceEdit = LineEdit & {
  /** Changes fields of the contents. */
  readonly change: (changes: Partial<InvoiceContent>) => void;
};

/** The changes of an invoice's contents. All are the same functions for the life of the screen. */
export function useInvoiceEdit(invoice: Invoice): InvoiceEdit {
  const viewer = useViewer();
  const commit = useCommit();
  const change = useStableHandler((changes: Partial<InvoiceContent>) =>
    commit(editInvoice(viewer, invoice, changes, Date.now())),
  );
  const lineEdit = useLineEdit({
    lines: invoice.lines,
    paper: 'An invoice',
    fieldsOf: billedFields,
    onChange: (lines) => change({ lines }),
  });
  return useMemo(() => ({ ...lineEdit, change }), [lineEdit, change]);
}

/** A new line without what only estimates have. */
function billedFields(line: NewLine): Omit<InvoiceLine, 'id' | 'position'> {
  const { options: _options, isOptional: _isOptional, ...billed } = line;
  return billed;
}
