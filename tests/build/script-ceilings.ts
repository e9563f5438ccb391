import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 155,
  prices: 147,
  'small print': 141,
  invite: 167,
  tracking: 223,
  login: 235,
  // The field of the picture brings what records share with dialogs.
  account: 434,
  dashboard: 400,
  leads: 449,
  archive: 447,
  jobs: 442,
  trackers: 446,
  'job archive': 444,
  customer: 442,
  tracker: 465,
  job: 469,
  calendar: 538,
  'jobs calendar': 563,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
