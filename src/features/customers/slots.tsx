import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customers/customer';

/** Actions of other features for customer pages, injected by the app. */
export type CustomerSlots = {
  readonly markSold: (customer: Customer) => void;
};

const SlotsContext = createContext<CustomerSlots | null>(null);

export type CustomerSlotsProviderProps = CustomerSlots & { readonly children: ReactNode };

/** Provides the actions of other features to the pages below. */
export function CustomerSlotsProvider({ markSold, children }: CustomerSlotsProviderProps) {
  return <SlotsContext value={{ markSold }}>{children}</SlotsContext>;
}

/** The actions of other features; null without a provider. */
export function useCustomerSlots(): CustomerSlots | null {
  return use(SlotsContext);
}
