import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { jobTypesOf } from '@/domain/company/job-types';
import { labelsOf } from '@/domain/core/field-path';
import { CardForm } from '@/shared/forms/frame/card-form';

import { ListEditor } from './list-editor';
import { JOB_TYPE_BOUNDS, LEAD_SOURCE_BOUNDS, listsSchema, PRODUCT_BOUNDS } from './settings.schema';

const labelOf = labelsOf(settingsShape);

export type BusinessLists = Pick<BusinessSettings, 'leadSources' | 'products' | 'jobTypes'>;

export type ListsFormProps = {
  readonly lists: BusinessLists;
  readonly onSave: (lists: BusinessLists) => Promise<void>;
};

/** The business's own lists: lead sources, products and job types. */
export function ListsForm({ lists, onSave }: ListsFormProps) {
  return (
    <CardForm<BusinessLists>
      title="Lists"
      text="Customers and jobs keep what was chosen for them, even when you rename or remove a line here."
      initialValues={{
        leadSources: lists.leadSources,
        products: lists.products,
        jobTypes: jobTypesOf(lists),
      }}
      validationSchema={listsSchema}
      onSave={async (values) => {
        const trimmed = listsSchema.cast(values);
        await onSave(trimmed);
        return trimmed;
      }}
    >
      <ListEditor<'leadSources'>
        name="leadSources"
        title={labelOf('leadSources')}
        text="Where your leads come from."
        noun="lead source"
        max={LEAD_SOURCE_BOUNDS.max}
      />
      <ListEditor<'products'>
        name="products"
        title={labelOf('products')}
        text="What you sell, as a lead would ask for it."
        noun="product"
        max={PRODUCT_BOUNDS.max}
      />
      <ListEditor<'jobTypes'>
        name="jobTypes"
        title={labelOf('jobTypes')}
        text="What a job can be. New jobs choose one of them."
        noun="type of job"
        max={JOB_TYPE_BOUNDS.max}
      />
    </CardForm>
  );
}
