import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** Invoices: the list, a new one, the hand-off to accounting, and one invoice. */
export const invoiceRoutes: RouteObject[] = [
  {
    path: paths.invoices,
    handle: { guard: 'app', title: 'Invoices', permission: 'invoices:view' },
    lazy: async () => ({ Component: (await import('./list/invoices-page')).InvoicesPage }),
  },
  {
    path: paths.newInvoice,
    handle: { guard: 'app', title: 'Create invoice', permission: 'invoices:edit' },
    lazy: async () => ({ Component: (await import('./create/create-invoice-page')).CreateInvoicePage }),
  },
  {
    path: paths.handOff,
    handle: { guard: 'app', title: 'Hand off to accounting', permission: 'invoices:edit' },
    lazy: async () => ({ Component: (await import('./handoff/hand-off-page')).HandOffPage }),
  },
  {
    path: paths.invoice(':invoiceId'),
    handle: { guard: 'app', title: 'Invoice', permission: 'invoices:view' },
    lazy: async () => ({ Component: (await import('./record/invoice-page')).InvoicePage }),
  },
];
