import type { BusinessSettings } from '../company/company';
import { initialOf } from '../core/shape';
import { estimateContent } from './estimate-content';
import type { EstimateContent } from './estimate-content';

/** Id of the business's own rate in an estimate. */
const OWN_RATE = 'own';

/** The contents of a new estimate: one option without lines, with the business's tax rate and terms. */
export function newContent(
  { taxRate, terms }: Pick<BusinessSettings, 'taxRate' | 'terms'>,
  newId: () => string,
): EstimateContent {
  const name = 'Tax';
  return {
    ...initialOf(estimateContent),
    options: [{ id: newId(), name: '', description: '', isSuggested: true }],
    taxRates: taxRate === 0 ? [] : [{ id: OWN_RATE, name, parts: [{ name, rate: taxRate }] }],
    terms,
  };
}

/** The rate of taxable lines of an estimate; '' where it has none. */
export function usualRate({ taxRates }: Pick<EstimateContent, 'taxRates'>): string {
  return taxRates[0]?.id ?? '';
}
