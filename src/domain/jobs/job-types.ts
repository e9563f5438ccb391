/** Longest name of a type of job. */
export const MAX_JOB_TYPE = 60;

/** The types of jobs a roofer usually has; a business changes the list to its own. */
export const DEFAULT_JOB_TYPES = [
  'Inspection',
  'Tear-off',
  'Install',
  'Repair',
  'Gutter',
  'Warranty',
  'Other',
] as const;

/** What most first jobs are. */
const USUAL = 'Install';

/** The types a job may get; one it has already stays among them after a business took it off its list. */
export function jobTypesOf(
  settings: { readonly jobTypes: readonly string[] },
  current = '',
): readonly string[] {
  const listed = settings.jobTypes.length > 0 ? settings.jobTypes : DEFAULT_JOB_TYPES;
  return current === '' || listed.includes(current) ? listed : [current, ...listed];
}

/** The type a new job starts with. */
export function usualJobType(settings: { readonly jobTypes: readonly string[] }): string {
  const types = jobTypesOf(settings);
  return types.includes(USUAL) ? USUAL : (types[0] ?? USUAL);
}
