import type { NextNumbers } from '@/data/invoices/numbering';
import { object, string } from '@/shared/forms/frame/schema';

/** The next numbers as typed. */
export type TypedNumbers = { readonly invoice: string; readonly creditNote: string };

const DIGITS = /^[1-9][0-9]{0,7}$/;

/** The rules of the next numbers, which only go up from those now. */
export function numbersSchema(next: NextNumbers) {
  const atLeast = (lowest: number) =>
    string().test((typed = '', { createError }) => {
      if (!DIGITS.test(typed))
        return createError({ message: 'Write a whole number of at most eight digits.' });
      const message = `Number ${lowest - 1} is given already. Write a higher one.`;
      return Number(typed) >= lowest || createError({ message });
    });
  return object({ invoice: atLeast(next.invoice), creditNote: atLeast(next.creditNote) });
}
