/** Supported currencies (ISO 4217). */
export const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'NZD'] as const;
export type Currency = (typeof CURRENCIES)[number];
