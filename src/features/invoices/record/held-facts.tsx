import { HELD_REASONS } from '@/domain/invoices/invoice-content';
import { invoiceLabel } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { priceText, readPrice } from '@/shared/format/lines/line-values';
import { useFormat } from '@/shared/format/format-context';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Fact } from '@/shared/ui/record/facts';
import type { InvoiceEdit } from './use-invoice-edit';

export type HeldFactsProps = {
  readonly invoice: Invoice;
  readonly edit: InvoiceEdit;
  readonly mayEdit: boolean;
};

const REASONS = HELD_REASONS.filter((reason) => reason !== '');

/** The part that is held back and, once there is one, its reason. */
export function HeldFacts({ invoice, edit, mayEdit }: HeldFactsProps) {
  const { country } = useFormat();
  const { heldBack, heldReason } = invoice;
  const read = (text: string) => {
    const typed = readPrice(text, country);
    if ('problem' in typed || typed.value >= 0) return typed;
    return { problem: 'The held part cannot be below zero.' };
  };
  return (
    <>
      <EditableFact
        label={invoiceLabel('heldBack')}
        value={heldBack === 0 ? '' : priceText(heldBack, country)}
        inputMode="decimal"
        placeholder="Nothing"
        disabled={!mayEdit}
        validate={(text) => {
          const typed = read(text);
          return 'problem' in typed ? typed.problem : null;
        }}
        onSave={(text) => {
          const typed = read(text);
          if ('problem' in typed) return;
          const kept = heldReason === '' ? 'Depreciation' : heldReason;
          edit.change({ heldBack: typed.value, heldReason: typed.value === 0 ? '' : kept });
        }}
      />
      {heldBack > 0 && (
        <Fact label={invoiceLabel('heldReason')}>
          {mayEdit ? (
            <MenuButton
              variant="outlined"
              size="small"
              label={`${invoiceLabel('heldReason')}: ${heldReason || 'Not set'}. Change`}
              items={REASONS.map((reason) => ({
                id: reason,
                label: reason,
                choice: { among: 'one' as const, chosen: reason === heldReason },
                onSelect: () => reason !== heldReason && edit.change({ heldReason: reason }),
              }))}
            >
              {heldReason || 'Not set'}
            </MenuButton>
          ) : (
            heldReason
          )}
        </Fact>
      )}
    </>
  );
}
