/** Fields of a postal address, in writing order; every record with an address uses these names. */
export const ADDRESS_FIELDS = ['streetAddress', 'city', 'state', 'zipcode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
