import type { Invoice } from '@/domain/invoices/invoice';
import { keptBilling } from '@/domain/invoices/picture/kept-billing';
import type { Job } from '@/domain/jobs/job';
import type { Price } from '@/domain/money/price';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';

type Billed = {
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly Job[];
  readonly prices: readonly Price[];
};

/** Trackers, jobs and prices with what a function keeps on them of their invoices. Everything is in dollars. */
export function withBilling(records: Billed, invoices: readonly Invoice[], today: Day): Billed {
  const kept = new Map(
    records.trackers.flatMap((tracker) => {
      const papers = invoices.filter(({ trackerId }) => trackerId === tracker.uuid);
      const price = records.prices.find(({ uuid }) => uuid === tracker.uuid);
      return papers.length > 0 && price
        ? [[tracker.uuid, keptBilling(price, papers, { today, currency: 'USD' })] as const]
        : [];
    }),
  );
  return {
    trackers: records.trackers.map((one) => ({
      ...one,
      billing: kept.get(one.uuid)?.billing ?? one.billing,
    })),
    jobs: records.jobs.map((job) => {
      const billing = kept.get(job.trackerId);
      return {
        ...job,
        isBilled: billing?.isAllBilled === true || billing?.billedJobs.has(job.uuid) === true,
      };
    }),
    prices: records.prices.map((price) => ({ ...price, ...kept.get(price.uuid)?.picture })),
  };
}
