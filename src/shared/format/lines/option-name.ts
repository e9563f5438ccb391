import type { EstimateContent } from '@/domain/estimates/estimate-content';

/** What an option is called on the screen: its name, or its place among the others. */
export function optionName(options: EstimateContent['options'], id: string): string {
  const at = options.findIndex((option) => option.id === id);
  const name = options[at]?.name.trim() ?? '';
  if (name !== '') return name;
  if (at < 0) return 'Removed option';
  return options.length === 1 ? 'One option' : `Option ${at + 1}`;
}
