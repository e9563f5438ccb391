import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Intent } from '@/data/core/intent';
import { DataProvider } from '@/data/start/provider';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { memoryStoreWith, signedInAs, TEST_UID } from '@/data/testing/render-with-data';
import type { Rows } from '@/data/testing/render-with-data';
import { stateOver } from '@/data/testing/state-over';
import type { Customer } from '@/domain/customers/customer';
import { customerKeys } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';
import type { SessionUser } from '@/domain/session/session';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { notify } from '@/shared/feedback/notify';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { ArchivePage } from '../archive/archive-page';
import { EditCustomerPage } from '../form/edit-customer-page';
import { NewCustomerPage } from '../form/new-customer-page';
import { LeadsPage } from '../list/leads-page';
import { CustomerPage } from '../record/customer-page';
import { CustomerSlotsProvider } from '../slots';

// Whole screens render here, and jsdom computes styles slowly: queries include elements hidden behind a dialog, and
// clicks do not check for overlays.
configure({ asyncUtilTimeout: 8_000, defaultHidden: true });

export type RenderCustomersOptions = {
  readonly rows?: Rows;
  /** Made with `memoryStoreWith`; by default one is made from `rows`. */
  readonly store?: MemoryStore;
  readonly user?: Partial<SessionUser>;
};

/** Monday 23 November 2026, 9:40 am in Chicago. */
export const NOW = Date.UTC(2026, 10, 23, 15, 40);

/** A lead of the signed-in user, with search keys. */
export function leadRow(changes: Partial<Customer> & Pick<Customer, 'uuid' | 'name'>): Partial<Customer> {
  const { name, phone = '', email = '' } = changes;
  return { createdAt: NOW, statusAt: NOW, ...customerKeys({ name, phone, email }), ...changes };
}

/** Renders the customer screens at an address over the memory store, as in the app. */
export function renderCustomers(route: string, options: RenderCustomersOptions = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const store = options.store ?? memoryStoreWith(options.rows ?? {});
  const state = stateOver(store, signedInAs(options.user));
  const sold: string[] = [];
  const router = createMemoryRouter(
    [
      { path: paths.customers, element: <LeadsPage /> },
      { path: paths.clientArchive, element: <ArchivePage /> },
      { path: paths.newCustomer, element: <NewCustomerPage /> },
      { path: paths.customer(':customerId'), element: <CustomerPage /> },
      { path: paths.editCustomer(':customerId'), element: <EditCustomerPage /> },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: [route] },
  );
  const accept = (intent: Intent, undo: (() => void) | null) =>
    notify.success(intent.label, undo ? { undo } : {});
  const user: UserEvent = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const result = render(
    <AppThemeProvider>
      <FeedbackProvider>
        <DataProvider
          runtime={{ subscribe: () => () => undefined, get: () => state }}
          onAccepted={accept}
          onRefused={(intent, error) => notify.error(`Not saved: ${intent.label}. ${error.message}`)}
        >
          <FormatProvider zone="America/Chicago" currency="USD" country="US">
            <CustomerSlotsProvider
              markSold={(customer) => sold.push(customer.uuid)}
              renderEstimates={() => null}
              renderInvoices={() => null}
            >
              <RouterProvider router={router} />
            </CustomerSlotsProvider>
          </FormatProvider>
        </DataProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
  );
  return { ...result, user, store, router, sold, uid: TEST_UID };
}

/** The stored customer. */
export function storedCustomer(store: MemoryStore, id: string) {
  return store.server.read({ collection: 'Customers', id });
}
