import type { CustomerOrganizer } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';

type HomeList = { readonly to: string; readonly label: string };

const HOMES: Readonly<Record<CustomerOrganizer, HomeList>> = {
  Open: { to: paths.customers, label: 'Open Leads List' },
  Sold: { to: paths.clientArchive, label: 'Client Archive' },
  Archive: { to: `${paths.clientArchive}?tab=archived`, label: 'Client Archive' },
};

/** The list a customer belongs to, for customers not opened from one. */
export function homeListOf(list: CustomerOrganizer): HomeList {
  return HOMES[list];
}
