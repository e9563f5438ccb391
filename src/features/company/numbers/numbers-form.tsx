import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { NextNumbers } from '@/data/invoices/numbering';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { CardForm } from '@/shared/forms/frame/card-form';
import { numbersSchema } from './numbers.schema';
import type { TypedNumbers } from './numbers.schema';

export type NumbersFormProps = {
  readonly next: NextNumbers;
  readonly onSave: (wanted: NextNumbers) => Promise<void>;
};

/** The next numbers of invoices and credit notes: a business may go on with the numbers of an earlier program. */
export function NumbersForm({ next, onSave }: NumbersFormProps) {
  const schema = useMemo(() => numbersSchema(next), [next]);
  return (
    <CardForm<TypedNumbers>
      title="Next numbers"
      text="Numbers go up one by one and none is given twice, so they can only be raised. YYYY before invoice numbers is the year of the day of issue; numbers go on over the new year. Credit notes start with CN-."
      initialValues={{ invoice: String(next.invoice), creditNote: String(next.creditNote) }}
      validationSchema={schema}
      onSave={async (typed) => {
        await onSave({ invoice: Number(typed.invoice), creditNote: Number(typed.creditNote) });
        return typed;
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormTextField name="invoice" label="Next invoice" inputMode="numeric" />
        <FormTextField name="creditNote" label="Next credit note" inputMode="numeric" />
      </Box>
    </CardForm>
  );
}
