import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 155,
  prices: 147,
  'small print': 141,
  invite: 167,
  tracking: 226,
  login: 238,
  account: 416,
  dashboard: 404,
  leads: 452,
  archive: 447,
  jobs: 445,
  trackers: 449,
  'job archive': 447,
  customer: 452,
  tracker: 478,
  job: 483,
  calendar: 542,
  'jobs calendar': 567,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
