import type { BusinessSettings } from '@/domain/company/company';
import { BUSINESSES } from './businesses';

/** A business as its papers show it. */
export function exampleLetterhead(
  owner: string,
  settings: readonly BusinessSettings[],
): { readonly name: string; readonly settings: BusinessSettings } {
  const own = settings.find((one) => one.owner === owner);
  const business = BUSINESSES.find((one) => one.owner === owner);
  if (!own || !business) throw new Error(`There is no business ${owner}.`);
  return { name: business.name, settings: own };
}
