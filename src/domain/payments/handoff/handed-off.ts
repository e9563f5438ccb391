import { may, seesAll } from '../../access/viewer';
import type { Viewer } from '../../access/viewer';
import { COLLECTIONS } from '../../core/collections';
import { bookkeeping, called } from '../../core/field-facts';
import { choice, day, defineShape, moment, requiredText, text, textList } from '../../core/shape';
import type { Infer } from '../../core/shape';

/** The programs and files that accounting is handed to. */
export const HAND_OFF_SHAPES = ['QuickBooks', 'Xero', 'Bank statement', 'Journal'] as const;
export type HandOffShape = (typeof HAND_OFF_SHAPES)[number];

/** Most papers, and most payments, that one record of a hand-off names. */
export const MOST_HANDED = 500;

/**
 * `HandOffs/{uuid}`: that papers and payments of a period were handed to accounting, written once and never changed. A
 * large hand-off has several. Needs `invoices:edit`, `pricing:show` and `scope:all`; no assignees.
 */
export const handedOffShape = defineShape(COLLECTIONS.handOffs, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(requiredText(128)),
  /** The first and the last day of the period. */
  from: day(),
  until: day(),
  shape: called('Handed to', choice(HAND_OFF_SHAPES)),
  /** Ids of invoices and credit notes. */
  papers: called('Invoices and credit notes', textList(MOST_HANDED, 64)),
  payments: textList(MOST_HANDED, 64),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type HandedOff = Infer<typeof handedOffShape>;

/** Whether a person hands accounting over: it takes every invoice of the business. */
export function mayHandOff(viewer: Viewer): boolean {
  return may(viewer, 'invoices:edit') && may(viewer, 'pricing:show') && seesAll(viewer);
}

/** What a shape of files holds. */
export function handedBy(shape: HandOffShape): { readonly papers: boolean; readonly payments: boolean } {
  return { papers: shape !== 'Bank statement', payments: shape === 'Bank statement' || shape === 'Journal' };
}
