import Box from '@mui/material/Box';
import { boolean, number, object, string } from '@/shared/forms/frame/schema';

import type { PriceItemFields } from '@/data/money/price-items';
import { maxLengthOf } from '@/domain/core/bounds';
import { PRICE_ITEM_KINDS, priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { MAX_CENTS } from '@/domain/core/shape';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useFormat } from '@/shared/format/format-context';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

/** As typed: an amount is null while its field is empty. */
type Values = Omit<PriceItemFields, 'price' | 'cost'> & {
  readonly price: number | null;
  readonly cost: number | null;
};

const shortText = (name: 'name' | 'description' | 'unit') => {
  const max = maxLengthOf(priceItemShape, name);
  return string().trim().max(max, `At most ${max} characters.`);
};
const amount = number()
  .nullable()
  .min(0, 'An amount cannot be below zero.')
  .max(MAX_CENTS, 'This amount is too large.');
const schema = object({
  kind: string().oneOf(PRICE_ITEM_KINDS).required(),
  name: shortText('name').required('Write what you sell.'),
  description: shortText('description'),
  unit: shortText('unit'),
  price: amount.required('Write its price.'),
  cost: amount,
  taxable: boolean().required(),
});

const NEW: Values = {
  kind: 'Service',
  name: '',
  description: '',
  unit: '',
  price: null,
  cost: null,
  taxable: true,
};

export type PriceItemDialogProps = {
  readonly open: boolean;
  readonly item: PriceItem | null;
  readonly onSave: (fields: PriceItemFields) => void;
  readonly onClose: () => void;
};

/** A dialog for one line of the price list. */
export function PriceItemDialog({ open, item, onSave, onClose }: PriceItemDialogProps) {
  const { currency } = useFormat();
  return (
    <FormikDialog<Values>
      open={open}
      title={item ? `Change ${item.name}` : 'Add to the price list'}
      submitLabel="Save"
      initialValues={item ? valuesOf(item) : NEW}
      validationSchema={schema}
      draftKey={`price-item:${item?.uuid ?? 'new'}`}
      onSubmit={({ name, description, unit, price, cost, ...rest }) => {
        onSave({
          ...rest,
          name: name.trim(),
          description: description.trim(),
          unit: unit.trim(),
          price: price ?? 0,
          cost: cost ?? 0,
        });
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label="Name" required />
      <FormTextField name="description" label="Description" multiline rows={2} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FormSelect
          name="kind"
          label="Kind"
          options={PRICE_ITEM_KINDS.map((kind) => ({ value: kind, label: kind }))}
        />
        <FormTextField name="unit" label="Unit" placeholder="square, foot, hour" />
        <FormMoneyField name="price" label="Price" currency={currency} required />
        <FormMoneyField name="cost" label="Cost" currency={currency} />
      </Box>
      <FormCheckbox name="taxable" label="Taxed" />
    </FormikDialog>
  );
}

function valuesOf({ kind, name, description, unit, price, cost, taxable }: PriceItem): Values {
  return { kind, name, description, unit, price, cost, taxable };
}
