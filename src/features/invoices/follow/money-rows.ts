/** The rows that a number of a tracker's money is the sum of. */
export type MoneyRows = 'invoices' | 'payments';
