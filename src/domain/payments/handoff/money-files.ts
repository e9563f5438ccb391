import type { Payment } from '../payment';
import { handedCells, handedDay } from './handed-rows';
import type { HandedColumn } from './handed-rows';
import type { HandedCustomer } from './handed-paper';

type Money = Pick<
  Payment,
  'kind' | 'state' | 'amount' | 'receivedOn' | 'customerName' | 'method' | 'payer' | 'reference'
>;

/** Customers with their addresses, as QuickBooks and Xero take them. */
export function customerFile(customers: readonly HandedCustomer[]) {
  const columns: readonly HandedColumn<HandedCustomer>[] = [
    { heading: 'Name', cell: ({ name }) => name },
    { heading: 'Company', cell: ({ companyName }) => companyName },
    { heading: 'Email', cell: ({ email }) => email },
    { heading: 'Phone', cell: ({ phone }) => phone },
    { heading: 'Street', cell: ({ streetAddress }) => streetAddress },
    { heading: 'City', cell: ({ city }) => city },
    { heading: 'State', cell: ({ state }) => state },
    { heading: 'ZIP', cell: ({ zipcode }) => zipcode },
  ];
  return handedCells(columns, customers);
}

/** Settled payments as a bank statement, refunds below zero: the file that both programs match with invoices. */
export function bankFile(payments: readonly Money[], country: string) {
  const columns: readonly HandedColumn<Money>[] = [
    { heading: '*Date', cell: ({ receivedOn }) => handedDay(receivedOn, country) },
    { heading: '*Amount', cell: ({ kind, amount }) => ({ cents: kind === 'Refund' ? 0 - amount : amount }) },
    { heading: 'Payee', cell: ({ customerName }) => customerName },
    { heading: 'Description', cell: ({ kind, payer, method }) => `${kind}, ${payer}, ${method}` },
    { heading: 'Reference', cell: ({ reference }) => reference },
  ];
  return handedCells(
    columns,
    payments.filter(({ state }) => state === 'settled'),
  );
}
