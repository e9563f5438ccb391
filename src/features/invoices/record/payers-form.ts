import { MOST_PAYERS } from '@/domain/invoices/invoice-content';
import type { ExpectedPayer } from '@/domain/invoices/invoice-content';
import { payersProblem } from '@/domain/invoices/issue/issue-problems';
import { PAYERS } from '@/domain/money/payers';
import type { Payer } from '@/domain/money/payers';
import { amount } from '@/shared/forms/frame/bounded';
import { array, object, string } from '@/shared/forms/frame/schema';

/** A payer as the dialog has it; `id` tells its rows apart. The amount in cents, null while it is not written. */
export type PayerForm = {
  readonly id: string;
  readonly payer: Payer;
  readonly amount: number | null;
};

/** The expected payers as their dialog has them. */
export type PayersForm = { readonly payers: readonly PayerForm[] };

/** The values that the dialog begins with. */
export function payersToForm(payers: readonly ExpectedPayer[]): PayersForm {
  return { payers: payers.map((one, at) => ({ id: `payer-${at}`, ...one })) };
}

/** The rules of the payers of an invoice with this total in cents; null while its lines have none. */
export function payersSchema(total: number | null) {
  const payer = object({
    id: string().required(),
    payer: string().oneOf(PAYERS).required(),
    amount: amount()
      .required('Write how much this payer pays.')
      .moreThan(0, 'Write how much this payer pays.'),
  });
  return object({
    payers: array()
      .of(payer)
      .max(MOST_PAYERS)
      .test((payers = [], { createError, path }) => {
        const again = payers.findIndex((one, at) => payers.findIndex((it) => it.payer === one.payer) < at);
        if (again >= 0)
          return createError({ path: `${path}.${again}.payer`, message: 'This payer is named already.' });
        const expected = payers.map((one) => ({ amount: one.amount ?? 0 }));
        const problem = total === null ? null : payersProblem(expected, total);
        return problem === null || createError({ message: problem });
      }),
  });
}

/** The payers of values that `payersSchema` takes. */
export function payersFromForm({ payers }: PayersForm): readonly ExpectedPayer[] {
  return payers.map(({ payer, amount: cents }) => ({ payer, amount: cents ?? 0 }));
}
