import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 155,
  prices: 146,
  'small print': 142,
  invite: 167,
  tracking: 251,
  login: 265,
  account: 422,
  dashboard: 399,
  leads: 450,
  archive: 446,
  jobs: 442,
  trackers: 446,
  'job archive': 444,
  customer: 626,
  tracker: 616,
  job: 622,
  calendar: 550,
  'jobs calendar': 550,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
