import { maxLengthOf } from '@/domain/core/bounds';
import { MAX_TERMS_DAYS } from '@/domain/invoices/invoice-content';
import type { InvoiceContent } from '@/domain/invoices/invoice-content';
import { invoiceLabel, invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { discountText, readDiscount } from '@/shared/format/lines/discount-text';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Facts } from '@/shared/ui/record/facts';
import { HeldFacts } from './held-facts';
import type { InvoiceEdit } from './use-invoice-edit';

const MAX_REFERENCE = maxLengthOf(invoiceShape, 'customerReference');

export type BilledFactsProps = {
  readonly invoice: Invoice;
  readonly edit: InvoiceEdit;
  readonly mayEdit: boolean;
};

/** Discount, due day and terms, the days of the work, the client's reference and the held part; a credit note has the reference alone. */
export function BilledFacts({ invoice, edit, mayEdit }: BilledFactsProps) {
  const { customerReference, kind } = invoice;
  const disabled = !mayEdit;
  const isInvoice = kind === 'Invoice';
  return (
    <Facts labelWidth={96}>
      {isInvoice && <DueFacts {...{ invoice, edit, disabled }} />}
      <EditableFact
        label={invoiceLabel('customerReference')}
        value={customerReference}
        placeholder="None"
        disabled={disabled}
        validate={(text) =>
          text.length > MAX_REFERENCE ? `A reference has up to ${MAX_REFERENCE} characters.` : null
        }
        onSave={(text) => edit.change({ customerReference: text })}
      />
      {isInvoice && <HeldFacts {...{ invoice, edit, mayEdit }} />}
    </Facts>
  );
}

type DueFactsProps = Pick<BilledFactsProps, 'invoice' | 'edit'> & { readonly disabled: boolean };

/** Discount, due day and terms, and the days of the work. */
function DueFacts({ invoice, edit, disabled }: DueFactsProps) {
  const { country } = useFormat();
  const { termsDays, number } = invoice;
  return (
    <>
      <EditableFact
        label={invoiceLabel('discountPercent')}
        value={discountText(invoice, country)}
        placeholder="None"
        disabled={disabled}
        validate={(text) => problemOf(readDiscount(text, country))}
        onSave={(text) => {
          const read = readDiscount(text, country);
          if (!('problem' in read)) edit.change(read);
        }}
      />
      <DayFact field="dueOn" placeholder="By the days to pay" {...{ invoice, edit, disabled }} />
      {number === null && (
        <EditableFact
          label={invoiceLabel('termsDays')}
          value={String(termsDays)}
          inputMode="numeric"
          disabled={disabled}
          validate={(text) =>
            readDays(text) === null ? `Write whole days from 0 to ${MAX_TERMS_DAYS}.` : null
          }
          onSave={(text) => {
            const days = readDays(text);
            if (days !== null) edit.change({ termsDays: days });
          }}
        />
      )}
      <DayFact field="servicedFrom" {...{ invoice, edit, disabled }} />
      <DayFact field="servicedTo" {...{ invoice, edit, disabled }} />
    </>
  );
}

/** Whole days to pay; null for anything else. */
function readDays(text: string): number | null {
  const days = Number(text);
  return text !== '' && Number.isInteger(days) && days >= 0 && days <= MAX_TERMS_DAYS ? days : null;
}

function problemOf(read: object): string | null {
  return 'problem' in read ? String(read.problem) : null;
}

type DayField = keyof Pick<InvoiceContent, 'dueOn' | 'servicedFrom' | 'servicedTo'>;

type DayFactProps = DueFactsProps & { readonly field: DayField; readonly placeholder?: string };

function DayFact({ field, placeholder = 'Not set', disabled, invoice, edit }: DayFactProps) {
  const formats = useFormat();
  const now = useNow();
  const day = invoice[field];
  return (
    <EditableFact
      label={invoiceLabel(field)}
      type="date"
      value={day}
      display={day === '' ? '' : formatDay(day, formats, now)}
      {...{ placeholder, disabled }}
      onSave={(typed) => edit.change({ [field]: typed })}
    />
  );
}
