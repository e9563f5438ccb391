import Box from '@mui/material/Box';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { MoneySettings } from '@/domain/money/money-settings';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { CardForm } from '@/shared/forms/frame/card-form';
import { onlineTermsSchema } from './money.schema';

const { field } = formFields(moneySettingsShape);

/** What clients may pay online. */
export type OnlineTerms = Pick<MoneySettings, 'isPartAllowed' | 'mostByCard'>;

type TypedTerms = Pick<OnlineTerms, 'isPartAllowed'> & { readonly mostByCard: number | null };

export type OnlineTermsFormProps = {
  readonly terms: OnlineTerms;
  readonly onSave: (terms: OnlineTerms) => Promise<void>;
};

/** Whether clients may pay a part online, and how much at once. */
export function OnlineTermsForm({ terms, onSave }: OnlineTermsFormProps) {
  const { isPartAllowed, mostByCard } = terms;
  return (
    <CardForm<TypedTerms>
      title="What clients pay online"
      initialValues={{ isPartAllowed, mostByCard: mostByCard || null }}
      validationSchema={onlineTermsSchema}
      onSave={async (typed) => {
        const finished = { ...typed, mostByCard: typed.mostByCard ?? 0 };
        await onSave(finished);
        return { ...finished, mostByCard: finished.mostByCard || null };
      }}
    >
      <FormCheckbox {...field('isPartAllowed')} helper="Otherwise an invoice is paid in one amount." />
      <Box sx={{ maxWidth: 320 }}>
        <FormMoneyField
          {...field('mostByCard')}
          helper="Larger amounts come by check or transfer, without Stripe’s fee. Empty: no bound."
        />
      </Box>
    </CardForm>
  );
}
