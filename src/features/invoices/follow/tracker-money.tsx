import type { Price } from '@/domain/money/price';
import type { Tracker } from '@/domain/trackers/tracker';
import { ClaimCard } from './claim-card';
import { MoneyPicture } from './money-picture';

export type TrackerMoneyProps = {
  readonly tracker: Tracker;
  /** Null without one. */
  readonly price: Price | null;
  readonly mayEdit: boolean;
};

/** A tracker's money beside its contract: what is billed and paid, and its insurance claim. */
export function TrackerMoney({ tracker, price, mayEdit }: TrackerMoneyProps) {
  return (
    <>
      {price && <MoneyPicture trackerId={tracker.uuid} price={price} />}
      <ClaimCard {...{ tracker, price, mayEdit }} />
    </>
  );
}
