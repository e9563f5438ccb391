import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 157,
  tracking: 211,
  login: 224,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 379,
  leads: 437,
  archive: 435,
  jobs: 432,
  trackers: 436,
  'job archive': 435,
  'my tasks': 428,
  customer: 438,
  tracker: 464,
  job: 467,
  calendar: 518,
  'jobs calendar': 543,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
