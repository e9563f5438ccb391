import { conventionsOf } from '../../format/conventions';
import type { AddressTarget } from './address-columns';

/** The label of an address target for a business in a country (ISO 3166-1). */
export function addressLabel(target: Exclude<AddressTarget, 'notes'>, country: string): string {
  const { state, zipcode } = conventionsOf(country).address;
  switch (target) {
    case 'streetAddress':
      return 'Street';
    case 'city':
      return 'City';
    case 'state':
      return state;
    case 'zipcode':
      return zipcode;
    case 'otherStreet':
      return 'Other address: street';
    case 'otherCity':
      return 'Other address: city';
    case 'otherState':
      return `Other address: ${state.toLowerCase()}`;
    case 'otherZipcode':
      return `Other address: ${zipcode === 'ZIP code' || zipcode === 'PIN code' ? zipcode : zipcode.toLowerCase()}`;
  }
}
