import type { BusinessSettings } from '@/domain/company/company';
import type { Customer } from '@/domain/customers/customer';
import type { Activity } from '@/domain/history/activity';
import { contractOf } from '@/domain/estimates/contract';
import type { Price } from '@/domain/money/price';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { ZONE } from '../businesses';
import { TAX_RATE } from '../example-settings';
import { exampleLetterhead } from '../letterheads';
import { officeOf } from '../records';
import type { EstimateLife } from './estimate-life';
import { exampleEstimates } from './example-estimates';
import type { Sale } from './sold-life';

const OWNER = 'dana-hollis';
/** Sales of whole roofs that came from an estimate. */
const SOLD_BY_ESTIMATE = 3;

type Records = {
  readonly customers: readonly Customer[];
  readonly trackers: readonly Tracker[];
  readonly prices: readonly Price[];
  readonly activityPriced: readonly Activity[];
};

/** The estimates of the large company: for its quoted leads, and behind its first sales of whole roofs. */
export function hollisEstimates(records: Records, settings: readonly BusinessSettings[], today: Day) {
  const letterhead = exampleLetterhead(OWNER, settings);
  const leads = records.customers.filter(
    ({ owner, listOrganizer, customerStatus }) =>
      owner === OWNER && listOrganizer === 'Open' && customerStatus === 'Quoted',
  );
  return exampleEstimates(leads, salesOf(records), {
    ...{ today, zone: ZONE, taxRate: TAX_RATE, terms: letterhead.settings.terms, letterhead },
    nameOf: officeOf(OWNER).nameOf,
  });
}

/** Whole roofs that are sold for what they were sold for first. */
function salesOf({ customers, trackers, prices, activityPriced }: Records): readonly Sale[] {
  return trackers
    .filter(({ owner }) => owner === OWNER)
    .flatMap((tracker) => {
      const customer = customers.find(({ uuid }) => uuid === tracker.customerId);
      const price = prices.find(({ uuid }) => uuid === tracker.uuid);
      const changes = activityPriced.filter(({ recordId }) => recordId === tracker.uuid).length;
      const isRoof = customer?.productOfInterest === 'Full replacement';
      return customer && isRoof && price && changes === 1 ? [{ customer, tracker, price }] : [];
    })
    .slice(0, SOLD_BY_ESTIMATE);
}

/** The prices of trackers with the sums of their signed estimates, as a function recounts them. */
export function withContracts(prices: readonly Price[], lives: readonly EstimateLife[]): readonly Price[] {
  return prices.map((price) => {
    const estimates = lives
      .map(({ estimate }) => estimate)
      .filter(({ trackerId }) => price.noun === 'tracker' && trackerId === price.uuid);
    return estimates.length === 0 ? price : { ...price, ...contractOf(estimates, price) };
  });
}
