import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 155,
  prices: 146,
  'small print': 142,
  invite: 167,
  tracking: 250,
  login: 259,
  account: 417,
  dashboard: 394,
  leads: 445,
  archive: 441,
  jobs: 437,
  trackers: 439,
  'job archive': 439,
  customer: 626,
  tracker: 616,
  job: 622,
  calendar: 550,
  'jobs calendar': 550,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
