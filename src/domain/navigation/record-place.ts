import { COLLECTIONS } from '../core/collections';
import { capitalised } from '../core/spelling';
import { NOUNS } from '../nouns';
import type { Noun } from '../nouns/define-noun';
import { paths } from './paths';
import type { Doc } from '../core/value';

/** A stored record's address and title. */
export type RecordPlace = {
  /** Null for records without a screen. */
  readonly address: string | null;
  readonly title: string;
};

const NAMES: Readonly<Record<string, string>> = {
  [COLLECTIONS.prices]: 'Amount',
  [COLLECTIONS.decisions]: 'Answer of a client',
  [COLLECTIONS.priceItems]: 'Line of the price list',
  [COLLECTIONS.estimateTemplates]: 'Template of estimates',
  [COLLECTIONS.handOffs]: 'Hand-off to accounting',
  [COLLECTIONS.activity]: 'Entry of the history',
  [COLLECTIONS.clientMessages]: 'Message to the client',
  [COLLECTIONS.clientUpdates]: 'Mail to the client',
  [COLLECTIONS.boards]: 'Board',
  [COLLECTIONS.boardLists]: 'List of a board',
  [COLLECTIONS.cards]: 'Card of a board',
  [COLLECTIONS.cardComments]: 'Comment on a card',
  [COLLECTIONS.threads]: 'Chat',
  [COLLECTIONS.messages]: 'Chat message',
  [COLLECTIONS.files]: 'Photo or file',
  [COLLECTIONS.tracking]: 'Tracking link',
  [COLLECTIONS.users]: 'Your profile',
  [COLLECTIONS.preferences]: 'Your preferences',
  [COLLECTIONS.notifications]: 'Notification',
  [COLLECTIONS.posts]: 'Post',
  [COLLECTIONS.postComments]: 'Comment',
  [COLLECTIONS.postReports]: 'Report of a post',
  [COLLECTIONS.socialProfiles]: 'Your profile',
  [COLLECTIONS.settings]: 'Settings of the business',
  [COLLECTIONS.moneySettings]: 'Money settings of the business',
  [COLLECTIONS.companies]: 'Company',
  [COLLECTIONS.dealerPrices]: 'Line of the price list',
};

/** The place of a record, from its collection, id and known fields. */
export function recordPlace(
  collection: string,
  id: string,
  known: Doc,
  nouns: readonly Noun[] = NOUNS,
): RecordPlace {
  const noun = nouns.find(({ shape }) => shape.collection === collection);
  const text = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  const title =
    text('name') ||
    text('title') ||
    text('recordTitle') ||
    text('customerName') ||
    text('product') ||
    (noun ? capitalised(noun.words.one) : NAMES[collection]) ||
    'Record';
  return { address: addressOf(collection, id, text, nouns), title };
}

function addressOf(
  collection: string,
  id: string,
  text: (name: string) => string,
  nouns: readonly Noun[],
): string | null {
  const address = nouns.find(({ shape }) => shape.collection === collection)?.address;
  if (address) return address(id);
  switch (collection) {
    case COLLECTIONS.users:
    case COLLECTIONS.preferences:
    case COLLECTIONS.settings:
      return paths.account;
    case COLLECTIONS.moneySettings:
    case COLLECTIONS.estimateTemplates:
      return `${paths.company}?tab=money`;
    case COLLECTIONS.priceItems:
      return `${paths.company}?tab=prices`;
    case COLLECTIONS.handOffs:
      return paths.handOff;
    case COLLECTIONS.companies:
      return paths.company;
    case COLLECTIONS.dealerPrices:
      return paths.louveroofDealer;
    case COLLECTIONS.files:
      return nouns.find(({ name }) => name === text('noun'))?.address?.(text('recordId')) ?? null;
  }
  if (text('jobId')) return paths.job(text('jobId'));
  if (text('trackerId')) return paths.tracker(text('trackerId'));
  return text('customerId') ? paths.customer(text('customerId')) : null;
}
