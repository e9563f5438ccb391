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
  tracking: 225,
  login: 234,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 400,
  // Columns and filters of a company's own fields.
  leads: 464,
  archive: 461,
  jobs: 454,
  trackers: 458,
  'job archive': 457,
  'my tasks': 454,
  customer: 464,
  // Its money and the offer to bill the rest come once the page is drawn.
  tracker: 490,
  job: 491,
  calendar: 540,
  'jobs calendar': 563,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
