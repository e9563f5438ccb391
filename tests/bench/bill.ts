import { plainAmount } from '../../src/domain/money/plain-amount';

/**
 * Google's price for 100,000 documents, in cents: the list price of a multi-region in North America, the most
 * expensive there, without the daily free quota. Source: cloud.google.com/firestore/pricing
 */
const CENTS_PER_100K = { read: 6, write: 18 } as const;

/** The rules read the user and, where no right decides, the company for every query. */
const RULE_READS = 2;

const PEOPLE = 10;
const DAYS = 22;

/** Visits per screen of an office worker on a working day; a high estimate. */
export const VISITS_A_DAY: Readonly<Record<string, number>> = {
  dashboard: 8,
  leads: 25,
  search: 2,
  calendar: 12,
  customer: 40,
  trackers: 10,
  tracker: 15,
  jobs: 15,
  job: 20,
  'my tasks': 20,
  projects: 2,
  project: 4,
  estimates: 6,
  estimate: 10,
  invoices: 6,
  invoice: 8,
  task: 10,
};
const CHANGES_A_DAY = 60;
/** One change writes the record, and the triggers a history entry and, for trackers, the client's copy. */
const WRITES_A_CHANGE = 3;

export type ScreenCost = {
  readonly screen: string;
  /** Documents received for one opening without any cache. */
  readonly documents: number;
  readonly questions: number;
};

export type Bill = { readonly lines: readonly string[]; readonly cents: number };

/** Monthly Firestore bill of a company of ten, from the measured reads of each screen. */
export function monthlyBill(costs: readonly ScreenCost[]): Bill {
  const perVisit = costs.map(({ screen, documents, questions }) => ({
    screen,
    reads: documents + questions * RULE_READS,
    visits: VISITS_A_DAY[screen] ?? 0,
  }));
  const readsADay = perVisit.reduce((sum, { reads, visits }) => sum + reads * visits, 0);
  const reads = readsADay * PEOPLE * DAYS;
  const writes = CHANGES_A_DAY * WRITES_A_CHANGE * PEOPLE * DAYS;
  // Every change is delivered to others with the record open, and costs the rules a lookup.
  const told = writes * (PEOPLE - 1) * 0.2 + CHANGES_A_DAY * PEOPLE * DAYS * RULE_READS;
  const cents = ((reads + told) * CENTS_PER_100K.read + writes * CENTS_PER_100K.write) / 100_000;
  return {
    cents,
    lines: [
      ...perVisit
        .filter(({ visits }) => visits > 0)
        .map(
          ({ screen, reads: each, visits }) =>
            `${screen}: ${visits} a day × ${each} reads = ${visits * each}`,
        ),
      `reads: ${readsADay} a day × ${PEOPLE} people × ${DAYS} days = ${reads}`,
      `told of others' changes: ${Math.round(told)} reads`,
      `writes: ${CHANGES_A_DAY} changes × ${WRITES_A_CHANGE} × ${PEOPLE} people × ${DAYS} days = ${writes}`,
      `(${reads} + ${Math.round(told)}) reads × $0.06 / 100,000 + ${writes} writes × $0.18 / 100,000 = $${plainAmount(cents)}`,
    ],
  };
}
