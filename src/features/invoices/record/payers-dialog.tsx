import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { MOST_PAYERS } from '@/domain/invoices/invoice-content';
import type { ExpectedPayer } from '@/domain/invoices/invoice-content';
import { PAYERS } from '@/domain/money/payers';
import { paymentLabel } from '@/domain/payments/payment';
import { EntriesEditor } from '@/shared/forms/fields/entries-editor';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { payersFromForm, payersSchema, payersToForm } from './payers-form';
import type { PayerForm, PayersForm } from './payers-form';

export type PayersDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly payers: readonly ExpectedPayer[];
  /** The total of the invoice in cents; null while its lines have none. */
  readonly total: number | null;
  readonly currency: string;
  readonly draftKey: string;
  readonly onSave: (payers: readonly ExpectedPayer[]) => void;
  readonly onClose: () => void;
};

const OPTIONS = PAYERS.map((payer) => ({ value: payer, label: payer }));

/** Edits what each payer is expected to pay of an invoice. */
export function PayersDialog(props: PayersDialogProps) {
  const { open, title, payers, total, currency, draftKey, onSave, onClose } = props;
  const schema = useMemo(() => payersSchema(total), [total]);
  return (
    <FormikDialog<PayersForm>
      open={open}
      title={title}
      submitLabel="Save"
      initialValues={payersToForm(payers)}
      validationSchema={schema}
      draftKey={draftKey}
      onClose={onClose}
      onSubmit={(values) => {
        onSave(payersFromForm(values));
        onClose();
      }}
    >
      <Payers currency={currency} />
    </FormikDialog>
  );
}

function Payers({ currency }: Pick<PayersDialogProps, 'currency'>) {
  const { values } = useFormikContext<PayersForm>();
  const named = new Set(values.payers.map(({ payer }) => payer));
  return (
    <EntriesEditor<'payers', PayerForm>
      name="payers"
      noun="payer"
      max={MOST_PAYERS}
      second="minmax(0, 1fr)"
      emptyText="Without payers, the client pays it all."
      keyOf={({ id }) => id}
      nameOf={({ payer }) => payer}
      makeNew={() => ({
        id: newId(),
        payer: PAYERS.find((payer) => !named.has(payer)) ?? 'Client',
        amount: null,
      })}
      renderFields={(_payer, path) => (
        <>
          <FormSelect name={`${path}.payer`} label={paymentLabel('payer')} options={OPTIONS} required />
          <FormMoneyField
            name={`${path}.amount`}
            label={paymentLabel('amount')}
            currency={currency}
            required
          />
        </>
      )}
      renderBelow={() => null}
    />
  );
}
