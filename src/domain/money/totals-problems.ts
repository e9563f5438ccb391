import type { TotalsProblem } from './totals';

/** Why the sums of a paper cannot be shown. */
export const SUM_PROBLEMS: Readonly<Record<TotalsProblem, string>> = {
  'group-below-zero': 'The deductions of one tax rate are larger than its lines. Move one to another rate.',
  'discount-too-large': 'The discount is larger than the lines.',
  'discount-below-zero': 'A discount cannot be below zero.',
  'unknown-rate': 'A line has an unknown tax rate. Choose another.',
};
