import type { CreditableLine } from '@/domain/invoices/contents/credited-lines';
import type { CreditedPart } from '@/domain/invoices/issue/credit';
import { quantityText, readQuantity } from '@/shared/format/lines/line-values';
import { amount } from '@/shared/forms/frame/bounded';
import { mixed, object, string } from '@/shared/forms/frame/schema';

/** The form's values: quantities as they are typed, by the line's id, and an amount in cents. */
export type CreditValues = {
  readonly part: CreditedPart['kind'];
  readonly quantities: Readonly<Record<string, string>>;
  readonly amount: number | null;
};

/** The rules of a credit of these lines, with numbers in a country's (ISO 3166-1) format. */
export function creditSchema(lines: readonly CreditableLine[], country: string) {
  const problemOf = ({ quantity, line }: CreditableLine, text: string): string | null => {
    const read = readQuantity(text, country);
    if ('problem' in read) return read.problem;
    if (read.value <= quantity) return null;
    return `Only ${`${quantityText(quantity, country)} ${line.unit}`.trim()} of this line is left.`;
  };
  return object({
    part: string().required(),
    quantities: mixed<CreditValues['quantities']>().when('part', {
      is: 'lines',
      then: (schema) =>
        schema.test((quantities = {}, { createError, path }) => {
          for (const one of lines) {
            const text = quantities[one.line.id]?.trim() ?? '';
            const message = text === '' ? null : problemOf(one, text);
            if (message !== null) return createError({ path: `${path}.${one.line.id}`, message });
          }
          return true;
        }),
    }),
    amount: amount().when('part', {
      is: 'amount',
      then: (schema) => schema.required('Write an amount above zero.'),
    }),
  });
}

/** What the values credit; unreadable quantities are none. */
export function creditedPart(
  { part, quantities, amount: gross }: CreditValues,
  country: string,
): CreditedPart {
  if (part === 'all') return { kind: 'all' };
  if (part === 'amount') return { kind: 'amount', gross: gross ?? 0 };
  return {
    kind: 'lines',
    quantities: Object.entries(quantities).flatMap(([id, text]) => {
      const read = readQuantity(text, country);
      return 'value' in read && read.value > 0 ? [{ id, quantity: read.value }] : [];
    }),
  };
}
