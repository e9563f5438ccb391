/** The label of a search of customers: what the directory and the device look through. */
export const CUSTOMER_SEARCH = {
  label: 'Name, phone, e-mail or address',
  placeholder: 'Name, phone or address',
};
