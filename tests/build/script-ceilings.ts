import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 155,
  prices: 146,
  'small print': 142,
  invite: 167,
  tracking: 254,
  login: 238,
  account: 425,
  dashboard: 406,
  leads: 451,
  archive: 446,
  jobs: 444,
  trackers: 448,
  'job archive': 446,
  customer: 512,
  tracker: 580,
  job: 556,
  calendar: 542,
  'jobs calendar': 567,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
