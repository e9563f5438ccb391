import { bookkeeping } from '../core/field-facts';
import { derivedByServer, text, textList } from '../core/shape';

/** Most entries of a record's `find`. */
export const MOST_FIND = 80;
/** Longest entry, in characters as JavaScript counts them. */
export const MAX_FIND = 20;
/** Longest `customerKey`. */
export const MAX_CUSTOMER_KEY = 170;

/** Fields by which the store searches and orders; functions write them (`foundBy`). */
export const findFields = {
  find: bookkeeping(derivedByServer(textList(MOST_FIND, MAX_FIND))),
  customerKey: bookkeeping(derivedByServer(text(MAX_CUSTOMER_KEY))),
};
