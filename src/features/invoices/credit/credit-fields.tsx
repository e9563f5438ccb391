import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CreditableLine } from '@/domain/invoices/contents/credited-lines';
import { creditFor } from '@/domain/invoices/issue/credit';
import type { Creditable, CreditedPart } from '@/domain/invoices/issue/credit';
import type { Invoice } from '@/domain/invoices/invoice';
import { grossOf } from '@/domain/money/rate-sums';
import { useFormat } from '@/shared/format/format-context';
import { lineName } from '@/shared/format/lines/line-name';
import { quantityText } from '@/shared/format/lines/line-values';
import { formatMoney } from '@/shared/format/money';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { creditedPart } from './credit.schema';
import type { CreditValues } from './credit.schema';

export type CreditFieldsProps = {
  readonly invoice: Invoice;
  /** Its credit notes so far. */
  readonly notes: readonly Invoice[];
  readonly creditable: Creditable;
};

/** Which part of an invoice is credited, and the sum that follows from it. */
export function CreditFields({ invoice, notes, creditable }: CreditFieldsProps) {
  const formats = useFormat();
  const { values } = useFormikContext<CreditValues>();
  const { left, lines, takesAmount } = creditable;
  const credit = creditFor(invoice, notes, creditedPart(values, formats.country), () => '');
  const options: readonly { readonly value: CreditedPart['kind']; readonly label: string }[] = [
    { value: 'all', label: `All that is left: ${formatMoney(grossOf(left), formats)}` },
    { value: 'lines', label: 'Some lines' },
    ...(takesAmount ? [{ value: 'amount' as const, label: 'An amount' }] : []),
  ];
  return (
    <>
      <FormSelect name="part" label="Credit" required options={options} />
      {values.part === 'lines' && lines.map((one) => <LineField key={one.line.id} {...one} />)}
      {values.part === 'amount' && (
        <FormMoneyField name="amount" label="Amount" currency={invoice.currency} required />
      )}
      {typeof credit !== 'string' && (
        <Typography className="tn">
          In all <b>{formatMoney(credit.gross, formats)}</b>
        </Typography>
      )}
    </>
  );
}

function LineField({ line, net, taken, quantity }: CreditableLine) {
  const formats = useFormat();
  const left = `${quantityText(quantity, formats.country)} ${line.unit}`.trim();
  return (
    <FormTextField
      name={`quantities.${line.id}`}
      label={`Quantity of ${lineName(line)}`}
      helper={`${left} left: ${formatMoney(net - taken, formats)} before tax.`}
      inputMode="decimal"
    />
  );
}
