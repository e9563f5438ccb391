import type { Fields } from '../core/shape';
import { NOUNS } from '../nouns';
import { SHAPES } from '../shapes';

/** A collection whose records name a customer, and by which fields. */
export type CustomerLink = {
  readonly collection: string;
  /** Fields with a customer's id; `recordId` counts where `nounField` says that it is one. */
  readonly ids: readonly string[];
  /** The field that names the customer whose record it is; null for what stands beside a record. */
  readonly customerField: string | null;
  /** The field with the noun of `recordId`; null without one. */
  readonly nounField: string | null;
  /** Fields with the customer's name as it was. */
  readonly names: readonly string[];
  /** Whether a change of the record is stamped: the business's own records. */
  readonly isRecord: boolean;
};

/** Whose record it is. */
const CUSTOMER_IDS = ['customerId', 'clientId'] as const;
const IDS = [...CUSTOMER_IDS, 'timelineId', 'recordId'] as const;

/** A customer's own document and price go by its id, and are treated by themselves. */
const OWN: readonly string[] = ['Customers'];

/**
 * Every collection with records of a customer, from the shapes: a noun with `customerId` or `clientId`, and those beside a
 * record by `recordId` and its noun. A shape that is added is found here too.
 */
export const CUSTOMER_LINKS: readonly CustomerLink[] = SHAPES.flatMap(
  ({ collection, fields }): CustomerLink[] => {
    const shape: Fields = fields;
    const nounField = ['recordNoun', 'noun'].find((name) => name in shape) ?? null;
    const ids = IDS.filter((name) => name in shape && (isCustomerId(name) || nounField !== null));
    if (OWN.includes(collection) || ids.length === 0 || !('owner' in shape)) return [];
    const isRecord = NOUNS.some((noun) => noun.shape.collection === collection);
    const names = ['customerName'].filter((name) => name in shape);
    const customerField = ids.find(isCustomerId) ?? null;
    const byNoun = ids.includes('recordId') ? nounField : null;
    return [{ collection, ids, customerField, nounField: byNoun, names, isRecord }];
  },
);

function isCustomerId(name: string): boolean {
  return CUSTOMER_IDS.some((one) => one === name);
}
