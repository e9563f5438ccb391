import { useFormikContext } from 'formik';
import { wasteWords } from '@/domain/estimates/shown-sums';
import { useFormat } from '@/shared/format/format-context';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { LineForm } from './line-form';
import { readPercent, readQuantity } from '@/shared/format/lines/line-values';

/** The waste of a line in its dialog, with the quantity that it makes. */
export function WasteField() {
  const { country } = useFormat();
  const { values } = useFormikContext<LineForm>();
  const quantity = readQuantity(values.quantity, country);
  const waste = readPercent(values.waste, country);
  const isCounted = 'value' in quantity && 'value' in waste && waste.value > 0;
  return (
    <FormTextField
      name="waste"
      label="Waste (%)"
      inputMode="decimal"
      {...(isCounted && {
        helper: wasteWords(
          { quantity: quantity.value, waste: waste.value, unit: values.unit.trim() },
          country,
        ),
      })}
    />
  );
}
