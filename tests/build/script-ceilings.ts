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
  dashboard: 390,
  leads: 451,
  archive: 449,
  jobs: 445,
  trackers: 449,
  'job archive': 448,
  'my tasks': 440,
  customer: 455,
  tracker: 479,
  job: 482,
  calendar: 530,
  'jobs calendar': 554,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
