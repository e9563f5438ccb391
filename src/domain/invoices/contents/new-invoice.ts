import type { BusinessSettings } from '../../company/company';
import { initialOf } from '../../core/shape';
import { taxRatesOf } from '../../money/tax-rates';
import { invoiceContent } from '../invoice-content';
import type { InvoiceContent } from '../invoice-content';

type Told = Pick<BusinessSettings, 'currency' | 'isTaxInclusive'> & Parameters<typeof taxRatesOf>[0];

/** Days to pay of a new invoice. */
const USUAL_TERMS_DAYS = 30;

/** The contents of a new invoice: no lines yet, with the currency and rates of the business. */
export function newInvoice(settings: Told): InvoiceContent {
  const { currency, isTaxInclusive } = settings;
  const { rates, defaultId } = taxRatesOf(settings);
  return {
    ...initialOf(invoiceContent),
    currency,
    isTaxInclusive,
    taxRates: rates,
    defaultTaxRate: defaultId,
    termsDays: USUAL_TERMS_DAYS,
  };
}
