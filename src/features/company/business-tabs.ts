/** The tabs of the business settings, by their address (`?tab=lists`). */
export const BUSINESS_TABS = [
  { id: 'business', label: 'Business' },
  { id: 'prices', label: 'Price list' },
  { id: 'money', label: 'Taxes and estimates' },
  { id: 'papers', label: 'Numbers and terms' },
  { id: 'clients', label: 'Mails to clients' },
  { id: 'lists', label: 'Lists' },
  { id: 'statuses', label: 'Sub-statuses' },
  { id: 'tasks', label: 'Task templates' },
  { id: 'fields', label: 'Custom fields' },
] as const;

/** A company's tabs: with several people it also has crews. */
export const COMPANY_TABS = [...BUSINESS_TABS, { id: 'crews', label: 'Crews' }] as const;

export type BusinessTab = (typeof COMPANY_TABS)[number]['id'];
