import { MAX_PICTURE_LENGTH } from '../account/user';
import type { Doc } from '../core/value';
import { group, text } from '../core/shape';
import type { InferFields } from '../core/shape';
import { formatAddress } from '../format/postal-address';
import type { AddressParts } from '../format/postal-address';
import type { BusinessSettings } from './company';

const MAX_ADDRESS = 400;

/** Who a frozen paper is from and to, as they were then. */
export const issuedParties = {
  business: group({
    name: text(170),
    logo: text(MAX_PICTURE_LENGTH),
    address: text(MAX_ADDRESS),
    licence: text(80),
    hours: text(200),
    phone: text(40),
    email: text(320),
    website: text(200),
  }),
  client: group({ name: text(170), address: text(MAX_ADDRESS) }),
};
export type IssuedParties = InferFields<typeof issuedParties>;

/** A business whose letterhead is on what it sends. */
export type SendingBusiness = {
  readonly name: string;
  readonly settings: Pick<
    BusinessSettings,
    | 'logo'
    | 'licence'
    | 'hours'
    | 'phone'
    | 'email'
    | 'website'
    | 'streetAddress'
    | 'city'
    | 'state'
    | 'zipcode'
  >;
};

/** The two parties of a paper as they are now, with addresses as a country (ISO 3166-1) writes them. */
export function partiesOf(
  { name, settings }: SendingBusiness,
  client: AddressParts & { readonly customerName: string },
  country: string,
): IssuedParties {
  const { logo, licence, hours, phone, email, website } = settings;
  return {
    business: {
      ...{ name, logo, licence, hours, phone, email, website },
      address: formatAddress(settings, country).slice(0, MAX_ADDRESS),
    },
    client: { name: client.customerName, address: formatAddress(client, country).slice(0, MAX_ADDRESS) },
  };
}

/** The object that a frozen text spells, or null. A function wrote it, and `parseFields` checks every value. */
export function parsedPaper(json: string): Doc | null {
  try {
    const stored: unknown = JSON.parse(json);
    return typeof stored === 'object' && stored !== null ? (stored as Doc) : null;
  } catch {
    return null;
  }
}
