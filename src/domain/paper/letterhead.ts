import type { BusinessSettings } from '../company';
import type { Letterhead, Paper, PaperWriting } from './paper';

/** Where people print on US Letter; everybody else has A4. */
const LETTER_CURRENCIES: readonly BusinessSettings['currency'][] = ['USD', 'CAD'];

/** The size of the paper in a business's printer. A business says no country, but its money has one. */
export function pageSizeOf({ currency }: Pick<BusinessSettings, 'currency'>): Paper['pageSize'] {
  return LETTER_CURRENCIES.includes(currency) ? 'LETTER' : 'A4';
}

/** The head of a business's papers, without what it has not filled in. */
export function letterheadOf(name: string, settings: BusinessSettings, write: PaperWriting): Letterhead {
  const { logo, licence, hours, phone, email, website } = settings;
  const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    logo,
    name,
    about: filled([write.address(settings), licence.trim() && `Licence ${licence.trim()}`, hours]),
    contact: filled([phone && write.phone(phone), email, website.replace(/^https?:\/\//, '')]),
  };
}
