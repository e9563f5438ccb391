import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 157,
  tracking: 216,
  login: 230,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 388,
  leads: 448,
  archive: 446,
  jobs: 442,
  trackers: 447,
  'job archive': 446,
  'my tasks': 437,
  customer: 451,
  tracker: 476,
  job: 479,
  calendar: 528,
  'jobs calendar': 552,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
