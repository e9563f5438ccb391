/** The money-lines feature's exports: the editor of an estimate's or an invoice's lines, its sums, and its row on other records. */
export { PriceListDialog } from './lazy-price-list-dialog';
export { LineEditor } from './line-editor';
export { RecordPapers } from './record-papers';
export { SumsFoot } from './sums-foot';
export { useLineEdit } from './use-line-edit';
export type { LineEdit } from './use-line-edit';
