import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { PRICED_NOUNS } from '../core/noun-names';
import { recordFields } from '../core/record';
import { cents, choice, defineShape, groupList, integer, serverOnly, signedCents, text } from '../core/shape';
import type { Infer } from '../core/shape';

/** `Prices/{recordId}`: the amounts of a customer, tracker or job; readable with `pricing:show` only. */
export const priceShape = defineShape(COLLECTIONS.prices, {
  ...recordFields,
  noun: bookkeeping(choice(PRICED_NOUNS)),
  customerId: bookkeeping(text(64)),
  trackerId: bookkeeping(text(64)),
  /** In cents. */
  amount: cents(),
  /** Of signed work on a tracker, recounted by a function: the contract, and the signed changes of it. */
  contract: bookkeeping(serverOnly(cents())),
  changes: bookkeeping(serverOnly(signedCents())),
  /** How many signed estimates these are the sum of; 0 where the amount was typed. */
  signed: bookkeeping(serverOnly(integer(0, 999))),
  /** Of a tracker's issued invoices less its credit notes, recounted by a function; `due` without what is held back. */
  invoiced: bookkeeping(serverOnly(signedCents())),
  paid: bookkeeping(serverOnly(signedCents())),
  due: bookkeeping(serverOnly(cents())),
  held: bookkeeping(serverOnly(cents())),
  /** The stage of an open tracker, by which contract values are summed; '' for all other records. */
  stage: bookkeeping(serverOnly(text(40))),
  lines: groupList(200, {
    name: text(170),
    description: text(500),
    /** Hundredths of a unit: 250 is 2.5. */
    quantity: integer(0, 100_000_000),
    unit: text(20),
    /** In cents. */
    unitPrice: cents(),
  }),
});
export type Price = Infer<typeof priceShape>;
