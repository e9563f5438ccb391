import type { BusinessSettings } from '../company/company';
import { capitalised } from '../core/spelling';
import { conventionsOf } from '../format/conventions';
import { countryOf } from '../format/country';
import type { Letterhead, PaperWriting } from './paper';

/** The letterhead of a business, without empty fields. */
export function letterheadOf(name: string, settings: BusinessSettings, write: PaperWriting): Letterhead {
  const { logo, licence, hours, phone, email, website } = settings;
  const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    logo,
    name,
    about: filled([write.address(settings), licenceLine(licence, countryOf(settings)), hours]),
    contact: filled([phone && write.phone(phone), email, website.replace(/^https?:\/\//, '')]),
  };
}

/** "License BC 714" in the spelling of the business's country; '' without a licence. */
export function licenceLine(licence: string, country: string): string {
  const number = licence.trim();
  return number && `${capitalised(conventionsOf(country).words.licence)} ${number}`;
}
