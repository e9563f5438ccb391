import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 156,
  tracking: 211,
  login: 224,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 375,
  leads: 432,
  archive: 431,
  jobs: 427,
  trackers: 431,
  'job archive': 430,
  'my tasks': 423,
  customer: 433,
  tracker: 456,
  job: 461,
  calendar: 512,
  'jobs calendar': 536,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
