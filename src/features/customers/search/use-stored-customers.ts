import { useViewer } from '@/data/session/use-session';
import { seesAll } from '@/domain/access/viewer';
import type { CustomerOrganizer } from '@/domain/customers/customer';
import { useCustomersByPrefix } from './use-customers-by-prefix';
import type { StoredSearch } from './use-customers-by-prefix';
import { useOwnCustomers } from './use-own-customers';

/**
 * Customers of a search without the directory: among all that a user with limits has, else by beginnings of names,
 * phones and e-mails. Empty text searches nothing; `list` null searches all lists.
 */
export function useStoredCustomers(text: string, list: CustomerOrganizer | null): StoredSearch {
  const isWhole = seesAll(useViewer());
  const byPrefix = useCustomersByPrefix(isWhole ? text : '', list);
  const own = useOwnCustomers(text, list);
  return isWhole ? byPrefix : own;
}
