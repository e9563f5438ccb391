import { amount, textsOf } from '@/shared/forms/frame/bounded';
import { object, string } from '@/shared/forms/frame/schema';

import type { DealerPriceFields } from '@/data/dealer/dealer';
import { dealerPriceShape, PRICE_UNITS } from '@/domain/dealer/dealer';
import type { DealerPrice } from '@/domain/dealer/dealer';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

const { field } = formFields(dealerPriceShape);
const schema = object({
  product: textsOf(dealerPriceShape)('product', 'A product').trim().required('Name the product.'),
  unit: string().oneOf(PRICE_UNITS).required(),
  price: amount().required('Write its price.'),
});

type Values = { product: string; unit: DealerPrice['unit']; price: number | null };

const NEW: Values = { product: '', unit: 'Square', price: null };

export type PriceDialogProps = {
  readonly price: DealerPrice | null;
  readonly onSave: (fields: DealerPriceFields) => void;
  readonly onClose: () => void;
};

/** A line of the price list: product, unit and price. */
export function PriceDialog({ price, onSave, onClose }: PriceDialogProps) {
  const start: Values = price ? { product: price.product, unit: price.unit, price: price.price } : NEW;
  return (
    <FormikDialog<Values>
      open
      title={price ? `Change ${price.product}` : 'Add a product'}
      submitLabel="Save"
      initialValues={start}
      validationSchema={schema}
      draftKey={`dealer-price:${price?.uuid ?? 'new'}`}
      onClose={onClose}
      onSubmit={(values) => {
        onSave({ product: values.product.trim(), unit: values.unit, price: values.price ?? 0 });
        onClose();
      }}
    >
      <FormTextField {...field('product')} required />
      <FormSelect {...field('unit')} options={PRICE_UNITS.map((unit) => ({ value: unit, label: unit }))} />
      <FormMoneyField {...field('price')} required />
    </FormikDialog>
  );
}
