import Box from '@mui/material/Box';
import { amount, trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { boolean, object, string } from '@/shared/forms/frame/schema';

import { PRICE_ITEM_FIELDS } from '@/data/money/price-items';
import type { PriceItemFields } from '@/data/money/price-items';
import { pick } from '@/domain/core/record';
import { initialOf } from '@/domain/core/shape';
import { PRICE_ITEM_KINDS, priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
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

const text = trimmedTextsOf(priceItemShape);
const { field } = formFields(priceItemShape);
const schema = object({
  kind: string().oneOf(PRICE_ITEM_KINDS).required(),
  name: text('name').required('Write what you sell.'),
  description: text('description'),
  unit: text('unit'),
  price: amount().required('Write its price.'),
  cost: amount(),
  taxable: boolean().required(),
});

const NEW: Values = {
  ...pick(initialOf(priceItemShape.fields), PRICE_ITEM_FIELDS),
  price: null,
  cost: null,
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
      initialValues={item ? pick(item, PRICE_ITEM_FIELDS) : NEW}
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
      <FormTextField {...field('name')} required />
      <FormTextField {...field('description')} multiline rows={2} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FormSelect
          {...field('kind')}
          options={PRICE_ITEM_KINDS.map((kind) => ({ value: kind, label: kind }))}
        />
        <FormTextField {...field('unit')} placeholder="square, foot, hour" />
        <FormMoneyField {...field('price')} currency={currency} required />
        <FormMoneyField {...field('cost')} currency={currency} />
      </Box>
      <FormCheckbox {...field('taxable')} />
    </FormikDialog>
  );
}
