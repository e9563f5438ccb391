/** Most gzipped script of a screen in kB, for the build's modules and the bench's downloads. */
export const SCRIPT_CEILINGS = {
  login: 255,
  home: 160,
  prices: 160,
  'small print': 160,
  invite: 180,
  account: 424,
  dashboard: 420,
  leads: 457,
  archive: 450,
  jobs: 450,
  trackers: 450,
  'job archive': 450,
  calendar: 550,
  'jobs calendar': 550,
} as const;

export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
