import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customers/customer';

/** Actions and parts of other features for customer pages, injected by the app. */
export type CustomerSlots = {
  readonly markSold: (customer: Customer) => void;
  readonly renderEstimates: (customer: Customer) => ReactNode;
  readonly renderInvoices: (customer: Customer) => ReactNode;
};

const SlotsContext = createContext<CustomerSlots | null>(null);

export type CustomerSlotsProviderProps = CustomerSlots & { readonly children: ReactNode };

/** Provides the actions of other features to the pages below. */
export function CustomerSlotsProvider({ children, ...slots }: CustomerSlotsProviderProps) {
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

/** The actions of other features; null without a provider. */
export function useCustomerSlots(): CustomerSlots | null {
  return use(SlotsContext);
}
