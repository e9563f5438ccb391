import { encodeFields, parseFields } from '../core/record-codec';
import { groupList, integer, moment, signedCents, text } from '../core/shape';
import type { InferFields } from '../core/shape';
import { issuedParties, parsedPaper } from '../company/issued-parties';
import { estimateContent, MOST_OPTIONS } from './estimate-content';
import type { EstimateContent } from './estimate-content';
import { choiceTotals, plain } from './estimate-sums';

/** The layout of the frozen text; a later layout gets a new number, and old texts keep theirs. */
export const ISSUED_LAYOUT = 1;

/** Longest text of a version: the largest legal estimate and a logo. */
export const MAX_ISSUED = 700_000;

/**
 * What a client has of an estimate: its contents and all that is printed beside them, as they were when it was sent.
 * `unitCost` of the lines is always 0 here, and `priceItem` ''. Money in cents.
 */
export const issuedEstimateFields = {
  layout: integer(ISSUED_LAYOUT, ISSUED_LAYOUT),
  estimateId: text(64),
  version: integer(1, 9_999),
  /** "E-1042"; '' while it has none. */
  number: text(40),
  kind: text(20),
  title: text(170),
  versionNote: text(600),
  issuedAt: moment(),
  ...issuedParties,
  /** ISO 3166-1 and ISO 4217 codes, and the IANA zone of the business. */
  country: text(2),
  currency: text(3),
  zone: text(64),
  ...estimateContent,
  /** The sums of each option without extras, as the office saw them. */
  totals: groupList(MOST_OPTIONS, { option: text(20), tax: signedCents(), total: signedCents() }),
};
export type IssuedEstimate = InferFields<typeof issuedEstimateFields>;

/** What is added to the contents when they are frozen. */
export type IssuedFacts = Omit<IssuedEstimate, keyof EstimateContent | 'layout' | 'totals'>;

/** Freezes contents as a version: costs are left out, and each option gets its sums. */
export function issuedEstimate(content: EstimateContent, facts: IssuedFacts): IssuedEstimate {
  const names = Object.keys(estimateContent) as (keyof EstimateContent)[];
  const own = Object.fromEntries(names.map((name) => [name, content[name]])) as EstimateContent;
  return {
    layout: ISSUED_LAYOUT,
    ...facts,
    ...own,
    lines: content.lines.map((line) => ({ ...line, unitCost: 0, priceItem: '' })),
    totals: content.options.flatMap(({ id }) => {
      const totals = choiceTotals({ ...content, kind: facts.kind }, plain(id));
      return typeof totals === 'string' ? [] : [{ option: id, tax: totals.tax, total: totals.total }];
    }),
  };
}

/**
 * The frozen text of a version: its SHA-256 is the evidence of what the client had.
 *
 * @throws AppError('invalid') with the first field out of its bounds
 */
export function issuedText(issued: IssuedEstimate): string {
  return JSON.stringify(encodeFields(issuedEstimateFields, issued));
}

/** Reads a frozen text; null when it is none of a known layout. */
export function readIssued(json: string): IssuedEstimate | null {
  const stored = parsedPaper(json);
  if (stored?.['layout'] !== ISSUED_LAYOUT) return null;
  const parsed = parseFields(issuedEstimateFields, stored);
  return parsed.ok ? parsed.value : null;
}
