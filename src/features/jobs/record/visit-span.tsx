import { useFormikContext } from 'formik';
import { endAfterMove } from '@/domain/time/spans';
import { FormDateTimeField } from '@/shared/forms/fields/form-date-time-field';
import { formFields } from '@/shared/forms/fields/form-fields';
import { visitShape } from '@/domain/jobs/visit';
import type { VisitValues } from './visit.schema';

const { field } = formFields(visitShape);

/** Start and end of a visit; the end moves with the start until the user sets it. */
export function VisitSpan({ zone }: { readonly zone: string }) {
  const { values, setFieldValue } = useFormikContext<VisitValues>();
  const moveEnd = (start: number | null, before: number | null) =>
    void setFieldValue('end', endAfterMove({ start: before, end: values.end }, start, zone));
  return (
    <>
      <FormDateTimeField {...field('start')} zone={zone} required onPicked={moveEnd} />
      <FormDateTimeField {...field('end')} zone={zone} required />
    </>
  );
}
