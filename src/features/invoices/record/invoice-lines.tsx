import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListPlus from 'lucide-react/icons/list-plus';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { usualRate } from '@/domain/estimates/new-content';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import type { NewLine } from '@/domain/estimates/new-line';
import { LineEditor, PriceListDialog } from '@/features/money-lines/public';
import { Icon } from '@/shared/ui/text/icon';
import type { InvoiceEdit } from './use-invoice-edit';

export type InvoiceLinesProps = {
  readonly invoice: Invoice;
  readonly mayEdit: boolean;
  readonly edit: InvoiceEdit;
};

/** The lines of an invoice; those of a draft are edited. */
export function InvoiceLines({ invoice, mayEdit, edit }: InvoiceLinesProps) {
  return (
    <LineEditor
      paper={invoice}
      collection={invoiceShape.collection}
      draftKey={`invoice-line:${invoice.uuid}`}
      {...{ mayEdit, edit }}
      renderAddLines={(addOwn) => <AddLines {...{ invoice, edit }} onOwn={addOwn} />}
    />
  );
}

type AddLinesProps = Pick<InvoiceLinesProps, 'invoice' | 'edit'> & {
  /** Adds an own line, which is empty at first. */
  readonly onOwn: (line: NewLine) => void;
};

/** The ways to add lines: the price list, or an own one. */
function AddLines({ invoice, edit, onOwn }: AddLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const taxRate = usualRate(invoice);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
      <Button startIcon={<Icon of={ListPlus} size={18} />} onClick={() => setOpen(true)}>
        From price list
      </Button>
      <Button
        startIcon={<Icon of={PencilLine} size={18} />}
        onClick={() => onOwn({ ...BLANK_LINE, taxRate })}
      >
        Own line
      </Button>
      <PriceListDialog
        open={isOpen}
        taxRate={taxRate}
        onAdd={(lines) => edit.addLines(lines) !== null}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}
