import type { FirstLoad } from '../../scripts/lib/first-loads';

/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS: Readonly<Record<FirstLoad, number>> = {
  home: 144,
  prices: 137,
  'small print': 130,
  invite: 156,
  tracking: 211,
  login: 222,
  // The field of the picture brings what records share with dialogs (33 kB), once the page is drawn.
  account: 429,
  dashboard: 378,
  leads: 430,
  archive: 430,
  jobs: 427,
  trackers: 430,
  'job archive': 430,
  customer: 429,
  tracker: 452,
  job: 457,
  calendar: 513,
  'jobs calendar': 538,
};

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
