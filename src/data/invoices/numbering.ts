import type { Invoice } from '@/domain/invoices/invoice';
import { callFunction } from '../callables/function-caller';
import { numberOf } from '../core/answers';

/** The numbers that the next invoice and the next credit note get. */
export type NextNumbers = { readonly invoice: number; readonly creditNote: number };

/** Reads the next numbers. Rejects with 'denied' for users who are no administrators. */
export function readNextNumbers(): Promise<NextNumbers> {
  return callFunction('nextNumbers', {}, (answer) => ({
    invoice: numberOf(answer, 'invoice'),
    creditNote: numberOf(answer, 'creditNote'),
  }));
}

/** Sets the number of the next invoice or credit note. Rejects with 'conflict' for one that is given already. */
export function setNextNumber(kind: Invoice['kind'], next: number): Promise<void> {
  return callFunction('setNextNumber', { kind, next }, () => undefined);
}
