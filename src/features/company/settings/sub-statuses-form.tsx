import type { BusinessSettings } from '@/domain/company/company';
import { roofingSubStatuses } from '@/domain/company/roofing-lists';
import { newId } from '@/data/core/ids';
import { CardForm } from '@/shared/forms/frame/card-form';

import { MAX_SUB_STATUSES, subStatusesSchema } from './settings.schema';
import { StartWithRoofing } from './start-with-roofing';
import { SubStatusesEditor } from './sub-statuses-editor';

type Values = Pick<BusinessSettings, 'subStatuses'>;

export type SubStatusesFormProps = {
  readonly subStatuses: BusinessSettings['subStatuses'];
  readonly onSave: (subStatuses: BusinessSettings['subStatuses']) => Promise<void>;
};

/** The form of the business's sub-statuses. */
export function SubStatusesForm({ subStatuses, onSave }: SubStatusesFormProps) {
  return (
    <CardForm<Values>
      title="Sub-statuses"
      text="Your own words inside a status, like Left voicemail in Not Contacted. Clients never see them. Removing one takes it off every record that has it; the status stays."
      initialValues={{ subStatuses }}
      validationSchema={subStatusesSchema}
      onSave={async (values) => {
        const finished = values.subStatuses.map((one) => ({ ...one, label: one.label.trim() }));
        await onSave(finished);
        return { subStatuses: finished };
      }}
    >
      <StartWithRoofing<Values> field="subStatuses" list={() => roofingSubStatuses(newId)} />
      <SubStatusesEditor max={MAX_SUB_STATUSES} />
    </CardForm>
  );
}
