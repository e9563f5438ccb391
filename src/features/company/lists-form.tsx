import type { BusinessSettings } from '@/domain/company';
import { CardForm } from '@/shared/forms/card-form';

import { ListEditor } from './list-editor';
import { LEAD_SOURCE_BOUNDS, listsSchema, PRODUCT_BOUNDS } from './settings.schema';

export type BusinessLists = Pick<BusinessSettings, 'leadSources' | 'products'>;

export type ListsFormProps = {
  readonly lists: BusinessLists;
  readonly onSave: (lists: BusinessLists) => Promise<void>;
};

/** The lists that leads are sorted by: where they come from and what they want. */
export function ListsForm({ lists, onSave }: ListsFormProps) {
  return (
    <CardForm<BusinessLists>
      title="Lead sources and products"
      text="Customers keep what was chosen for them, even when you rename or remove a line here."
      initialValues={{ leadSources: lists.leadSources, products: lists.products }}
      validationSchema={listsSchema}
      onSave={async (values) => {
        const trimmed = listsSchema.cast(values);
        await onSave(trimmed);
        return trimmed;
      }}
    >
      <ListEditor<'leadSources'>
        name="leadSources"
        title="Lead sources"
        text="Where your leads come from."
        noun="lead source"
        max={LEAD_SOURCE_BOUNDS.max}
      />
      <ListEditor<'products'>
        name="products"
        title="Products"
        text="What you sell, as a lead would ask for it."
        noun="product"
        max={PRODUCT_BOUNDS.max}
      />
    </CardForm>
  );
}
