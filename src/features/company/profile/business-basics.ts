import { object, string } from '@/shared/forms/frame/schema';

import type { BusinessSettings } from '@/domain/company/company';

import { companyName, country, currency, optionalPhone, timeZone } from '../settings/settings.schema';

/** The first settings: a company's name and phone, and the region of any business. */
export type BusinessBasics = {
  readonly name: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly timeZone: string;
  readonly currency: BusinessSettings['currency'];
};

const aloneSchema = object({ name: string(), phone: string(), country, timeZone, currency });
const companySchema = object({ name: companyName, phone: optionalPhone, country, timeZone, currency });

/** Schema of the basics; a business without a company only needs its region. */
export function basicsSchema(isCompany: boolean): typeof companySchema | typeof aloneSchema {
  return isCompany ? companySchema : aloneSchema;
}
