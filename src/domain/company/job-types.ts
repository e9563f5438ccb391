export const MAX_JOB_TYPE = 60;

/** Usual job types of roofers; a business edits the list. */
export const DEFAULT_JOB_TYPES = [
  'Inspection',
  'Tear-off',
  'Install',
  'Repair',
  'Gutter',
  'Warranty',
  'Other',
] as const;

const USUAL = 'Install';

/** The types a job may have; keeps its present type after the business removed it. */
export function jobTypesOf(
  settings: { readonly jobTypes: readonly string[] },
  current = '',
): readonly string[] {
  const listed = settings.jobTypes.length > 0 ? settings.jobTypes : DEFAULT_JOB_TYPES;
  return current === '' || listed.includes(current) ? listed : [current, ...listed];
}

export function usualJobType(settings: { readonly jobTypes: readonly string[] }): string {
  const types = jobTypesOf(settings);
  return types.includes(USUAL) ? USUAL : (types[0] ?? USUAL);
}
