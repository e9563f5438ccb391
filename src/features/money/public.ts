/** The money feature's exports for record screens and lists. */
export { AMOUNT, amountColumn } from './amount-column';
export { AmountDialog } from './amount-dialog';
