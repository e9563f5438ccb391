import { newId } from '@/data/core/ids';
import { SUPPLEMENT_STATES } from '@/domain/money/supplement-states';
import { priceLabel } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import { EntriesEditor } from '@/shared/forms/fields/entries-editor';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { claimFromForm, claimSchema, claimToForm, MOST_SUPPLEMENTS } from './claim-form';
import type { ClaimForm } from './claim-form';

export type ClaimDialogProps = {
  readonly open: boolean;
  readonly trackerId: string;
  readonly price: Price | null;
  readonly onSave: (claim: Pick<Price, 'claim' | 'supplements'>) => void;
  readonly onClose: () => void;
};

const STATES = SUPPLEMENT_STATES.map((state) => ({ value: state, label: state }));

/** Edits the insurer's claim of a tracker with its supplements. */
export function ClaimDialog({ open, trackerId, price, onSave, onClose }: ClaimDialogProps) {
  return (
    <FormikDialog<ClaimForm>
      open={open}
      title="Insurance claim"
      submitLabel="Save"
      initialValues={claimToForm(price)}
      validationSchema={claimSchema}
      draftKey={`claim:${trackerId}`}
      onClose={onClose}
      onSubmit={(values) => {
        onSave(claimFromForm(values));
        onClose();
      }}
    >
      <FormTextField name="number" label={priceLabel('claim.number')} />
      <FormMoneyField name="rcv" label={priceLabel('claim.rcv')} required />
      <FormMoneyField
        name="depreciation"
        label={priceLabel('claim.depreciation')}
        helper="The insurer holds it back until the work is done."
      />
      <FormMoneyField name="deductible" label={priceLabel('claim.deductible')} helper="The client pays it." />
      <EntriesEditor<'supplements', ClaimForm['supplements'][number]>
        name="supplements"
        noun="supplement"
        max={MOST_SUPPLEMENTS}
        second="minmax(0, 1fr)"
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        makeNew={() => ({ id: newId(), name: '', amount: null, state: 'Asked' })}
        renderFields={(_one, path) => (
          <>
            <FormTextField name={`${path}.name`} label="Supplement" required />
            <FormMoneyField name={`${path}.amount`} label="Amount" required />
          </>
        )}
        renderBelow={(_one, path) => (
          <FormSelect name={`${path}.state`} label="State" options={STATES} required />
        )}
      />
    </FormikDialog>
  );
}
