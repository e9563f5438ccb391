import { called } from '../core/field-facts';
import { text } from '../core/shape';

/** The postal address of a record; its parts are named and ordered by the business's country (address.ts). */
export const addressFields = {
  streetAddress: called('Street', text(200)),
  city: text(100),
  state: text(100),
  zipcode: text(20),
};
