import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import type { NounName } from '../core/noun-names';
import { recordFields } from '../core/record';
import { choice, defineShape, integer, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';
import { MAX_ISSUED } from './issued-estimate';

/** The nouns whose records leave the house as papers. */
const ISSUED_NOUNS = ['estimate', 'invoice'] as const satisfies readonly NounName[];

/**
 * `IssuedPapers/{recordId}_{version}`: what has left the house, written once by a function and never changed. It is read
 * by the people who see its record. Invoices and credit notes have one version.
 */
export const issuedPaperShape = defineShape(COLLECTIONS.issuedPapers, {
  ...recordFields,
  noun: bookkeeping(serverOnly(choice(ISSUED_NOUNS))),
  recordId: bookkeeping(serverOnly(requiredText(64))),
  customerId: bookkeeping(serverOnly(requiredText(64))),
  trackerId: bookkeeping(serverOnly(text(64))),
  version: bookkeeping(serverOnly(integer(1, 9_999))),
  /** The text of `issuedText`. */
  json: bookkeeping(serverOnly(requiredText(MAX_ISSUED))),
  /** SHA-256 of `json`, in hexadecimal digits. */
  sha256: bookkeeping(serverOnly(requiredText(64))),
});
export type IssuedPaper = Infer<typeof issuedPaperShape>;

/** Id of a version's paper. */
export function issuedPaperId(recordId: string, version: number): string {
  return `${recordId}_${version}`;
}
