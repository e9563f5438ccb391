import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 157,
  tracking: 211,
  login: 225,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 380,
  leads: 440,
  archive: 438,
  jobs: 434,
  trackers: 438,
  'job archive': 437,
  'my tasks': 429,
  customer: 442,
  tracker: 467,
  job: 470,
  calendar: 519,
  'jobs calendar': 544,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
