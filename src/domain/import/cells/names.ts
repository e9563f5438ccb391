import { foldText } from '../../format/fold-text';

/** Names in cells: "Hendricks, Paul", "Smith, John, Jr.", "Moss & Sons, Inc.". */

const GENERATION = /^(jr|sr|ii|iii|iv|md|m\.d|dds|esq|phd|cpa|pe)\.?$/i;
/** A company, or an addition to a name: what follows the comma is no first name. */
const COMPANY =
  /(^|\s|&)(inc|llc|l\.l\.c|ltd|co|corp|corporation|company|gmbh|ag|kg|llp|lp|pllc|pc|sons?|bros|brothers|associates|partners|group|services?|trust|trustee|estate|church|school|association|hoa|dba)\.?(\s|$)/i;

function partsOf(name: string): readonly string[] {
  return name.split(',').map((part) => part.trim());
}

/** Whether a name is written with the last name first. */
export function isLastFirst(name: string): boolean {
  const [last = '', first = '', suffix] = partsOf(name);
  const isName = (part: string) => /\p{L}/u.test(part) && !/\d/.test(part) && !COMPANY.test(part);
  return (
    isName(last) &&
    isName(first) &&
    !GENERATION.test(first) &&
    partsOf(name).length <= 3 &&
    (suffix === undefined || GENERATION.test(suffix))
  );
}

/** "Paul Hendricks" of "Hendricks, Paul"; other names as they are. */
export function turnedName(name: string): string {
  if (!isLastFirst(name)) return name;
  const [last, first, suffix] = partsOf(name);
  return [first, last, suffix].filter(Boolean).join(' ');
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a name says nothing that others do not say, in whatever order. */
export function isSaidBy(name: string, others: readonly string[]): boolean {
  const said = new Set(others.flatMap(wordsOf));
  return wordsOf(name).every((word) => said.has(word));
}
