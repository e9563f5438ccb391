import { cents, integer, signedCents, text } from '../core/shape';

export const MOST_LINES = 200;

/** Most hundredths of a unit in a line: a million units. */
export const MAX_QUANTITY = 100_000_000;

/** Highest place of a line; new ones go `GAP` behind the last, so that many fit between two. */
export const MAX_POSITION = 1_000_000_000;

/** Longest texts of a line. */
export const MAX_NAME = 170;
export const MAX_DESCRIPTION = 500;
export const MAX_UNIT = 20;

/** A percentage in thousandths: 100 % is 100,000. */
export const percent = () => integer(0, 100_000);

/** A priced line of an estimate or an invoice. Money in cents. */
export const lineFields = {
  id: text(20),
  /** Where it stands: lines are shown by it. Two people who add lines at the same moment keep both. */
  position: integer(0, MAX_POSITION),
  name: text(MAX_NAME),
  description: text(MAX_DESCRIPTION),
  /** Hundredths of a unit: 250 is 2.5. */
  quantity: integer(0, MAX_QUANTITY),
  unit: text(MAX_UNIT),
  waste: percent(),
  unitPrice: signedCents(),
  /** Per unit to the business, for the margin; never on a paper. */
  unitCost: cents(),
  /** Id of one of the rates beside the lines; '' for no tax. */
  taxRate: text(20),
  /** Id of the price item it was made from; '' for an own line. Never on a paper. */
  priceItem: text(64),
};
