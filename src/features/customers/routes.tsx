import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The screens about leads and customers. */
export const customerRoutes: RouteObject[] = [
  {
    path: paths.customers,
    handle: { guard: 'app', title: 'Open Leads List', permission: 'customers:view' },
    lazy: async () => ({ Component: (await import('./list/leads-page')).LeadsPage }),
  },
  {
    path: paths.clientArchive,
    handle: { guard: 'app', title: 'Client Archive', permission: 'customers:view' },
    lazy: async () => ({ Component: (await import('./archive/archive-page')).ArchivePage }),
  },
  {
    path: paths.allCustomers,
    handle: { guard: 'app', title: 'All Customers', permission: 'customers:view' },
    lazy: async () => ({ Component: (await import('./everybody/everybody-page')).EverybodyPage }),
  },
  {
    path: paths.newCustomer,
    handle: { guard: 'app', title: 'Add lead', permission: 'customers:edit' },
    lazy: async () => ({ Component: (await import('./form/new-customer-page')).NewCustomerPage }),
  },
  {
    path: paths.customer(':customerId'),
    handle: { guard: 'app', title: 'Customer', permission: 'customers:view' },
    lazy: async () => ({ Component: (await import('./record/customer-page')).CustomerPage }),
  },
  {
    path: paths.editCustomer(':customerId'),
    handle: { guard: 'app', title: 'Edit customer', permission: 'customers:edit' },
    lazy: async () => ({ Component: (await import('./form/edit-customer-page')).EditCustomerPage }),
  },
  ...[paths.customerCalendar, paths.customerCalendarAlias].map((path): RouteObject => ({
    path,
    handle: { guard: 'app', title: 'Open Lead Calendar', permission: 'customers:view' },
    lazy: async () => ({ Component: (await import('./calendar/calendar-page')).CalendarPage }),
  })),
];
