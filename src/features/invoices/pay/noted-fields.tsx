import { maxLengthOf } from '@/domain/core/bounds';
import { PAYERS } from '@/domain/money/payers';
import { PAYMENT_METHODS, paymentLabel, paymentShape } from '@/domain/payments/payment';
import type { Day } from '@/domain/time/time';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

export type NotedFieldsProps = {
  readonly currency: string;
  /** The last day that can be chosen. */
  readonly today: Day;
  readonly labels?: { readonly payer: string; readonly receivedOn: string };
};

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The fields of a payment or a refund that is noted: amount, method, payer, day, reference and note. */
export function NotedFields({ currency, today, labels }: NotedFieldsProps) {
  return (
    <>
      <FormMoneyField name="amount" label={paymentLabel('amount')} currency={currency} required />
      <FormSelect
        name="method"
        label={paymentLabel('method')}
        required
        options={optionsOf(PAYMENT_METHODS)}
      />
      <FormSelect
        name="payer"
        label={labels?.payer ?? paymentLabel('payer')}
        required
        options={optionsOf(PAYERS)}
      />
      <FormDateField name="receivedOn" label={labels?.receivedOn ?? paymentLabel('receivedOn')} max={today} />
      <FormTextField
        name="reference"
        label={paymentLabel('reference')}
        helper="The number of a check or a transfer."
        maxLength={maxLengthOf(paymentShape, 'reference')}
      />
      <FormTextField
        name="note"
        label={paymentLabel('note')}
        multiline
        maxLength={maxLengthOf(paymentShape, 'note')}
      />
    </>
  );
}
