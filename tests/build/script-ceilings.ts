import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 157,
  tracking: 215,
  login: 230,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 388,
  leads: 447,
  archive: 445,
  jobs: 441,
  trackers: 445,
  'job archive': 445,
  'my tasks': 437,
  customer: 450,
  tracker: 475,
  job: 477,
  calendar: 527,
  'jobs calendar': 551,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
