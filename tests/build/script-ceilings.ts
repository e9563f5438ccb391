import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  // The picture beside the testimonial.
  home: 141,
  // What each plan contains.
  prices: 135,
  'small print': 126,
  invite: 159,
  // The photos' places are drawn with the page.
  tracking: 226,
  login: 235,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 402,
  // Columns and filters of a company's own fields.
  leads: 467,
  archive: 463,
  jobs: 457,
  trackers: 459,
  'job archive': 460,
  'my tasks': 456,
  customer: 466,
  // Its money and the offer to bill the rest come once the page is drawn.
  tracker: 490,
  job: 493,
  calendar: 544,
  'jobs calendar': 565,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
