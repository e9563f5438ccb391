import type { RouteObject } from 'react-router-dom';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { makeInvoice, makeRoster, makeSettings } from '@tests/factories/records';
import { renderRoutes } from './render-routes';
import type { RenderRoutesOptions } from './render-routes';

/** The business of these screens: of one person, who sees everything. */
export const OWNER = 'person-1';
export const mine = { owner: OWNER, assignees: [OWNER] } as const;

/** The address of the first invoice that is stored. */
export const FIRST = paths.invoice('invoice-0');

/** An invoice of $900.00 that was issued and mailed on Oct 8, 2026, and is due on Nov 7. */
export const ISSUED: Partial<Invoice> = {
  status: 'Sent',
  number: 2_087,
  numberPrefix: 'INV-',
  issuedOn: '2026-10-08',
  issuedAt: Date.UTC(2026, 9, 8, 15),
  sentAt: Date.UTC(2026, 9, 8, 15),
  dueOn: '2026-11-07',
  groups: [{ taxRate: '', base: 90_000, discount: 0, taxes: [] }],
  total: 90_000,
  balance: 90_000,
};

/** Opens one of these screens with invoices stored, as invoice-0, invoice-1 and so on. */
export const opensInvoices =
  (routes: RouteObject[]) =>
  (address: string, invoices: readonly Partial<Invoice>[], { rows, ...options }: RenderRoutesOptions = {}) =>
    renderRoutes(routes, address, {
      ...options,
      rows: {
        Settings: [makeSettings({ owner: OWNER })],
        Rosters: [makeRoster({ owner: OWNER })],
        Invoices: invoices.map((one, at) => makeInvoice({ ...mine, uuid: `invoice-${at}`, ...one })),
        ...rows,
      },
    });

type Opened = ReturnType<ReturnType<typeof opensInvoices>>['store'];

/** An invoice as the server has it. */
export const storedInvoice = (store: Opened, id = 'invoice-0') =>
  store.server.read({ collection: 'Invoices', id });
