import { maxLengthOf, groupListBoundsOf } from '@/domain/core/bounds';
import { SUPPLEMENT_STATES } from '@/domain/money/supplement-states';
import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import { amount } from '@/shared/forms/frame/bounded';
import { itemText } from '@/shared/forms/frame/list-checks';
import { array, object, string } from '@/shared/forms/frame/schema';

type Supplement = Price['supplements'][number];

/** A claim as its dialog has it; amounts in cents, null while they are not written. */
export type ClaimForm = {
  readonly number: string;
  readonly rcv: number | null;
  readonly depreciation: number | null;
  readonly deductible: number | null;
  readonly supplements: readonly (Omit<Supplement, 'amount'> & { readonly amount: number | null })[];
};

const bounds = groupListBoundsOf(priceShape, 'supplements');

/** Most supplements of a claim. */
export const MOST_SUPPLEMENTS = bounds.max;

export const claimSchema = object({
  number: string().trim().max(maxLengthOf(priceShape, 'claim.number')),
  rcv: amount().required('Write what the work costs at today’s prices.'),
  depreciation: amount().test('value', (typed, { createError, parent }) => {
    const isMore = (typed ?? 0) > (parent.rcv ?? 0);
    return !isMore || createError({ message: 'The depreciation is larger than the value.' });
  }),
  deductible: amount(),
  supplements: array()
    .of(
      object({
        id: string().required(),
        name: itemText(bounds, 'name').required('Name this supplement.'),
        amount: amount().required('Write an amount, like 1,250.00.'),
        state: string().oneOf(SUPPLEMENT_STATES).required(),
      }),
    )
    .max(bounds.max),
});

/** The values that the dialog begins with. */
export function claimToForm(price: Pick<Price, 'claim' | 'supplements'> | null): ClaimForm {
  const { number, rcv, depreciation, deductible } = price?.claim ?? {
    ...{ number: '', rcv: 0, depreciation: 0, deductible: 0 },
  };
  return {
    number,
    rcv: rcv || null,
    depreciation: depreciation || null,
    deductible: deductible || null,
    supplements: price?.supplements ?? [],
  };
}

/** The claim of values that `claimSchema` takes. */
export function claimFromForm(form: ClaimForm): Pick<Price, 'claim' | 'supplements'> {
  const { number, rcv, depreciation, deductible, supplements } = form;
  return {
    claim: {
      number: number.trim(),
      rcv: rcv ?? 0,
      depreciation: depreciation ?? 0,
      deductible: deductible ?? 0,
    },
    supplements: supplements.map((one) => ({ ...one, name: one.name.trim(), amount: one.amount ?? 0 })),
  };
}
