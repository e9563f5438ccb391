import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 156,
  tracking: 211,
  login: 223,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 375,
  leads: 430,
  archive: 429,
  jobs: 425,
  trackers: 429,
  'job archive': 429,
  'my tasks': 421,
  customer: 431,
  tracker: 455,
  job: 460,
  calendar: 510,
  'jobs calendar': 535,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
