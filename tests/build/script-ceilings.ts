import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 139,
  prices: 132,
  'small print': 126,
  invite: 157,
  tracking: 211,
  login: 226,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 434,
  dashboard: 384,
  leads: 443,
  archive: 441,
  jobs: 437,
  trackers: 441,
  'job archive': 440,
  'my tasks': 433,
  customer: 445,
  tracker: 470,
  job: 473,
  calendar: 523,
  'jobs calendar': 548,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
