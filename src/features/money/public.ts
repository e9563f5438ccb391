/** What the screens of records use of money. */
export { AmountDialog } from './amount-dialog';
