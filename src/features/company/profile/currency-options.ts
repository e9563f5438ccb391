import { CURRENCIES } from '@/domain/format/currency';

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** The currencies of a business, for a select. */
export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({
  value: code,
  label: `${code}, ${names.of(code) ?? code}`,
}));
