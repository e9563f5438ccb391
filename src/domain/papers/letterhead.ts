import type { BusinessSettings } from '../company/company';
import type { Letterhead, PaperWriting } from './paper';

/** The letterhead of a business, without empty fields. */
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
