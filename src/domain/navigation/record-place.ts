import { COLLECTIONS } from '../core/collections';
import { paths } from './paths';
import type { Doc } from '../core/value';

/** A stored record's address and title. */
export type RecordPlace = {
  /** Null for records without a screen. */
  readonly address: string | null;
  readonly title: string;
};

const NAMES: Readonly<Record<string, string>> = {
  [COLLECTIONS.customers]: 'Customer',
  [COLLECTIONS.trackers]: 'Tracker',
  [COLLECTIONS.jobs]: 'Job',
  [COLLECTIONS.visits]: 'Visit',
  [COLLECTIONS.prices]: 'Amount',
  [COLLECTIONS.priceItems]: 'Line of the price list',
  [COLLECTIONS.activity]: 'Entry of the history',
  [COLLECTIONS.clientMessages]: 'Message to the client',
  [COLLECTIONS.files]: 'Photo or file',
  [COLLECTIONS.tracking]: 'Tracking link',
  [COLLECTIONS.users]: 'Your profile',
  [COLLECTIONS.preferences]: 'Your preferences',
  [COLLECTIONS.settings]: 'Settings of the business',
  [COLLECTIONS.companies]: 'Company',
  [COLLECTIONS.dealerPrices]: 'Line of the price list',
};

/** The place of a record, from its collection, id and known fields. */
export function recordPlace(collection: string, id: string, known: Doc): RecordPlace {
  const text = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  const title =
    text('name') ||
    text('title') ||
    text('recordTitle') ||
    text('customerName') ||
    text('product') ||
    NAMES[collection] ||
    'Record';
  return { address: addressOf(collection, id, text), title };
}

const OF_NOUN: Readonly<Record<string, string>> = {
  customer: COLLECTIONS.customers,
  tracker: COLLECTIONS.trackers,
  job: COLLECTIONS.jobs,
};

function addressOf(collection: string, id: string, text: (name: string) => string): string | null {
  switch (collection) {
    case COLLECTIONS.customers:
      return paths.customer(id);
    case COLLECTIONS.trackers:
      return paths.tracker(id);
    case COLLECTIONS.jobs:
      return paths.job(id);
    case COLLECTIONS.users:
    case COLLECTIONS.preferences:
    case COLLECTIONS.settings:
      return paths.account;
    case COLLECTIONS.priceItems:
      return `${paths.company}?tab=prices`;
    case COLLECTIONS.companies:
      return paths.company;
    case COLLECTIONS.dealerPrices:
      return paths.louveroofDealer;
    case COLLECTIONS.files:
      return addressOf(OF_NOUN[text('noun')] ?? '', text('recordId'), text);
  }
  if (text('jobId')) return paths.job(text('jobId'));
  if (text('trackerId')) return paths.tracker(text('trackerId'));
  return text('customerId') ? paths.customer(text('customerId')) : null;
}
