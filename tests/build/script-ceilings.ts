/**
 * Most script of a screen in kB after gzip: what the build says of its modules and what the bench sees arrive. The
 * names are those of the bench's screens.
 */
export const SCRIPT_CEILINGS = {
  login: 255,
  home: 260,
  account: 424,
  dashboard: 420,
  leads: 456,
  archive: 450,
  jobs: 450,
  trackers: 450,
  'job archive': 450,
} as const;

/** The limit in kB of a screen that has one. */
export function scriptCeiling(screen: string): number | undefined {
  return Object.entries(SCRIPT_CEILINGS).find(([name]) => name === screen)?.[1];
}
