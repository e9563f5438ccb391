import type { BusinessSettings } from '../company/company';
import type { IssuedParties } from '../company/issued-parties';
import { capitalised } from '../core/spelling';
import { conventionsOf } from '../format/conventions';
import { countryOf } from '../format/country';
import type { Letterhead, PaperWriting } from './paper';

/** The letterhead of a business, without empty fields. */
export function letterheadOf(name: string, settings: BusinessSettings, write: PaperWriting): Letterhead {
  return printed({ ...settings, name, address: write.address(settings) }, countryOf(settings), write);
}

/** The letterhead of a frozen paper, as it was then. */
export function issuedLetterhead(
  { business, country }: Pick<IssuedParties, 'business'> & { readonly country: string },
  write: PaperWriting,
): Letterhead {
  return printed(business, country, write);
}

function printed(business: IssuedParties['business'], country: string, write: PaperWriting): Letterhead {
  const { logo, name, address, licence, hours, phone, email, website } = business;
  const filled = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    logo,
    name,
    about: filled([address, licenceLine(licence, country), hours]),
    contact: filled([phone && write.phone(phone), email, website.replace(/^https?:\/\//, '')]),
  };
}

/** "License BC 714" in the spelling of the business's country; '' without a licence. */
export function licenceLine(licence: string, country: string): string {
  const number = licence.trim();
  return number && `${capitalised(conventionsOf(country).words.licence)} ${number}`;
}
