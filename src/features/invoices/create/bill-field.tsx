import Typography from '@mui/material/Typography';
import { billablesOf } from '@/domain/invoices/contents/billables';
import type { Billable } from '@/domain/invoices/contents/billables';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { FormSelect } from '@/shared/forms/fields/form-select';
import type { SignedEstimate } from './use-signed-estimate';

/** What a new invoice bills of a signed estimate: one of its payment steps, or all that is left. */
export function BillField({ estimate, choice, invoices }: SignedEstimate) {
  const formats = useFormat();
  const billables = billablesOf(estimate, choice, invoices, formats.country);
  if (billables.length === 0) return <Typography>All of this estimate is billed.</Typography>;
  const textOf = ({ name, gross }: Billable) => `${name}: ${formatMoney(gross, formats)}`;
  const rest = billables.find(({ step }) => step === '');
  return (
    <FormSelect
      name="step"
      label="Bill"
      {...(rest && { emptyLabel: textOf(rest) })}
      options={billables
        .filter(({ step }) => step !== '')
        .map((one) => ({ value: one.step, label: textOf(one) }))}
    />
  );
}
