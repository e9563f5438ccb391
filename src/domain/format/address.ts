/** The fields of a postal address, in the order it is written; every record with one calls them so. */
export const ADDRESS_FIELDS = ['streetAddress', 'city', 'state', 'zipcode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
