/** The money feature's exports for record screens. */
export { AmountDialog } from './amount-dialog';
