import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { endAfterMove } from '@/domain/jobs/visits';
import { FormDateTimeField } from '@/shared/forms/form-date-time-field';
import type { VisitValues } from './visit.schema';

/** When a visit starts and ends; an end moves with its start, until it is chosen itself. */
export function VisitSpan({ zone }: { readonly zone: string }) {
  const { values, setFieldValue } = useFormikContext<VisitValues>();
  // The last whole start: half-typed ones in between are none.
  const lastStart = useRef(values.start);
  const moveEnd = (start: number | null) => {
    if (start === null) return;
    const before = values.start ?? lastStart.current;
    lastStart.current = start;
    void setFieldValue('end', endAfterMove({ start: before, end: values.end }, start, zone));
  };
  return (
    <>
      <FormDateTimeField name="start" label="Starts" zone={zone} required onPicked={moveEnd} />
      <FormDateTimeField name="end" label="Ends" zone={zone} required />
    </>
  );
}
