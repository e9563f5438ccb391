/** The parts of a business's settings, by their place in the address (`?tab=lists`). */
export const BUSINESS_TABS = [
  { id: 'business', label: 'Business' },
  { id: 'lists', label: 'Sources and products' },
  { id: 'fields', label: 'Custom fields' },
] as const;

export type BusinessTab = (typeof BUSINESS_TABS)[number]['id'];
