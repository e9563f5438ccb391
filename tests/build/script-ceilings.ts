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
  tracking: 224,
  login: 233,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 398,
  leads: 459,
  archive: 457,
  jobs: 452,
  trackers: 454,
  'job archive': 454,
  'my tasks': 452,
  customer: 461,
  tracker: 484,
  job: 487,
  calendar: 537,
  'jobs calendar': 560,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
