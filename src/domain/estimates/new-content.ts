import type { BusinessSettings } from '../company/company';
import { initialOf } from '../core/shape';
import type { MoneySettings } from '../money/money-settings';
import { taxRatesOf } from '../money/tax-rates';
import { addDays } from '../time/time';
import type { Day } from '../time/time';
import { estimateContent } from './estimate-content';
import type { EstimateContent, ScheduleStep } from './estimate-content';

type Told = Pick<BusinessSettings, 'terms' | 'isTaxInclusive' | 'validityDays'> &
  Parameters<typeof taxRatesOf>[0];
type Deposit = Pick<MoneySettings, 'depositKind' | 'depositPercent' | 'deposit'>;

/** The contents of a new estimate on `today`: one option without lines, with the rates, terms and deposit of the business. */
export function newContent(
  settings: Told,
  deposit: Deposit,
  today: Day,
  newId: () => string,
): EstimateContent {
  const { terms, isTaxInclusive, validityDays } = settings;
  const { rates, defaultId } = taxRatesOf(settings);
  return {
    ...initialOf(estimateContent),
    options: [{ id: newId(), name: '', description: '', isSuggested: true }],
    taxRates: rates,
    defaultTaxRate: defaultId,
    isTaxInclusive,
    schedule: depositSteps(deposit, newId),
    validUntil: validityDays === 0 ? '' : addDays(today, validityDays),
    terms,
  };
}

/** A deposit and the rest; no steps for a business without a deposit. */
function depositSteps(
  { depositKind, depositPercent, deposit }: Deposit,
  newId: () => string,
): readonly ScheduleStep[] {
  const isPercent = depositKind === 'percent';
  if ((isPercent ? depositPercent : deposit) === 0) return [];
  return [
    {
      id: newId(),
      name: 'Deposit',
      when: 'When you approve',
      kind: depositKind,
      percent: isPercent ? depositPercent : 0,
      amount: isPercent ? 0 : deposit,
    },
    {
      id: newId(),
      name: 'Balance',
      when: 'When the work is done',
      kind: 'rest',
      percent: 100_000,
      amount: 0,
    },
  ];
}

/** The rate of new taxable lines of an estimate; '' where it has none. */
export function usualRate({
  taxRates,
  defaultTaxRate,
}: Pick<EstimateContent, 'taxRates' | 'defaultTaxRate'>): string {
  return taxRates.some(({ id }) => id === defaultTaxRate) ? defaultTaxRate : '';
}
