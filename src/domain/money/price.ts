import { bookkeeping, called } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { PRICED_NOUNS } from '../core/noun-names';
import { recordFields } from '../core/record';
import {
  cents,
  choice,
  defineShape,
  group,
  groupList,
  integer,
  serverOnly,
  signedCents,
  text,
} from '../core/shape';
import { labelsOf } from '../core/field-path';
import type { Infer } from '../core/shape';
import { SUPPLEMENT_STATES } from './supplement-states';

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
  /** Parts that were held back and are released. */
  released: bookkeeping(serverOnly(cents())),
  /** Of a tracker: what an insurer pays for the work. */
  claim: group({
    number: called('Claim number', text(60)),
    rcv: called('Replacement cost (RCV)', cents()),
    depreciation: called('Depreciation', cents()),
    deductible: called('Deductible', cents()),
  }),
  /** What the insurer was asked for later. */
  supplements: groupList(20, {
    id: text(40),
    name: text(120),
    amount: cents(),
    state: choice(SUPPLEMENT_STATES),
  }),
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

/** Names of its fields on screens. */
export const priceLabel = labelsOf(priceShape);
