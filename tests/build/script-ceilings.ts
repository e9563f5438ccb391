import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 133,
  'small print': 126,
  invite: 158,
  tracking: 221,
  login: 232,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 395,
  leads: 455,
  archive: 453,
  jobs: 449,
  trackers: 453,
  'job archive': 452,
  'my tasks': 444,
  customer: 459,
  tracker: 482,
  job: 485,
  calendar: 534,
  'jobs calendar': 558,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
