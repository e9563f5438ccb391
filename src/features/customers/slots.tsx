import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customers/customer';

/** What other features give to the pages about customers; the app puts it in. */
export type CustomerSlots = {
  /** Opens the way from lead to sold. */
  readonly markSold: (customer: Customer) => void;
};

const SlotsContext = createContext<CustomerSlots | null>(null);

export type CustomerSlotsProviderProps = CustomerSlots & { readonly children: ReactNode };

/** Gives the pages below it what other features can do with a customer. */
export function CustomerSlotsProvider({ markSold, children }: CustomerSlotsProviderProps) {
  return <SlotsContext value={{ markSold }}>{children}</SlotsContext>;
}

/** What other features offer here; null where nothing was put in. */
export function useCustomerSlots(): CustomerSlots | null {
  return use(SlotsContext);
}
