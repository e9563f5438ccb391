import { addressFields } from '../format/address-fields';
import { called, phone, bookkeeping } from '../core/field-facts';
import { MAX_UPDATE_SUBJECT, MAX_UPDATE_TEXT, UPDATE_KINDS } from './update-kinds';
import { COLLECTIONS } from '../core/collections';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  initialOf,
  integer,
  moment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Field, Infer } from '../core/shape';
import { DEFAULT_JOB_TYPES, MAX_JOB_TYPE } from './job-types';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import { NUMBERED_NOUNS, SUB_STATUS_NOUNS } from '../core/noun-names';
import type { NumberPrefix } from '../core/noun-names';
import { MAX_SUB_STATUS_ID, SUB_STATUS_COLOURS } from '../core/sub-statuses';
import { MAX_STEP, MAX_TEMPLATE_STEPS } from './task-templates';
import { CURRENCIES } from '../format/currency';
import { MAX_TAX_RATE } from '../money/tax-rate';
import { taxRateList } from '../money/tax-rates';
import { MAX_PICTURE_LENGTH } from '../account/user';

export const MOST_ADMINISTRATORS = 50;

/** `Companies/{companyUuid}`: administrators and features; its id is the founder's owner id. */
export const companyShape = defineShape(COLLECTIONS.companies, {
  uuid: bookkeeping(requiredText(128)),
  name: requiredText(120),
  administrator: serverOnly(textList(MOST_ADMINISTRATORS, 128)),
  louveRoofDealer: serverOnly(boolean()),
  /** Members may add photos and files to records. */
  isAttachment: boolean(true),
  /** The roofing dealer this company is a member of, or ''. */
  dealerOwner: serverOnly(text(128)),
  sharesFigures: boolean(),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type CompanyRecord = Infer<typeof companyShape>;

const VALIDITY_DAYS = 30;
const MAX_VALIDITY_DAYS = 730;

/** Most custom fields in lists: each takes room in the directory, which devices load whole. */
export const MOST_LISTED_FIELDS = 5;

export const CUSTOM_FIELD_KINDS = ['text', 'number', 'date', 'choice'] as const;

/** A prefix for each noun with numbers; existing numbers keep theirs. */
const prefixFields = Object.fromEntries(
  NUMBERED_NOUNS.map((noun) => [`${noun}Prefix`, text(MAX_NUMBER_PREFIX)]),
  // Object.fromEntries loses the type of the keys, which are every prefix's.
) as Record<NumberPrefix, Field<string>>;

/** `Settings/{owner}`: a business's settings; people without a company have them too. */
export const settingsShape = defineShape(COLLECTIONS.settings, {
  owner: bookkeeping(requiredText(128)),
  phone: phone(),
  email: called('E-mail', text(320)),
  website: text(200),
  ...addressFields,
  licence: text(80),
  hours: text(200),
  terms: text(5_000),
  /** The only rate of settings saved before businesses had several, in thousandths of a percent; see `taxRatesOf`. */
  taxRate: bookkeeping(integer(0, MAX_TAX_RATE)),
  taxRates: taxRateList(),
  /** Id of the rate of new taxable lines; '' for none. */
  defaultTaxRate: text(20),
  isTaxInclusive: called('Prices include tax', boolean()),
  /** Days that an estimate can be accepted; 0 for no last day. */
  validityDays: called('Days an estimate is valid', integer(0, MAX_VALIDITY_DAYS, VALIDITY_DAYS)),
  ...prefixFields,
  logo: text(MAX_PICTURE_LENGTH),
  /** IANA zone; appointments keep their wall-clock time in it. */
  timeZone: text(60),
  currency: choice(CURRENCIES),
  /** ISO 3166-1 alpha-2; empty in settings saved before businesses could choose, see `countryOf`. */
  country: text(2),
  leadSources: textList(60, 60),
  products: textList(60, 80),
  /** Empty in settings saved before businesses could choose; see `jobTypesOf`. */
  jobTypes: called('Types of jobs', textList(40, MAX_JOB_TYPE)),
  crews: groupList(20, {
    id: text(40),
    name: text(60),
    /** Uids; the lead is one of the members. */
    lead: text(128),
    members: textList(30, 128),
  }),
  /** The business's custom fields of customers; `Customer.customFields` holds values by `key`. */
  customFields: groupList(50, {
    key: text(40),
    label: text(60),
    kind: choice(CUSTOM_FIELD_KINDS),
    options: textList(30, 60),
  }),
  /** Keys of the custom fields that lists of customers show and filter by; see `listedOwnFields`. */
  listedFields: called('Custom fields in lists', textList(MOST_LISTED_FIELDS, 40)),
  /** The business's parts of main statuses; records hold an `id` as `subStatus`. */
  subStatuses: groupList(60, {
    id: text(MAX_SUB_STATUS_ID),
    noun: choice(SUB_STATUS_NOUNS),
    status: text(40),
    label: text(40),
    colour: choice(SUB_STATUS_COLOURS),
  }),
  /** Named lists of steps for the checklists of new jobs. */
  taskTemplates: groupList(20, {
    id: text(40),
    name: text(60),
    /** A job type of the business, or '' for any. */
    jobType: text(MAX_JOB_TYPE),
    steps: textList(MAX_TEMPLATE_STEPS, MAX_STEP),
  }),
  /** The occasions on which clients get a mail, with the business's wording; the others are off. */
  clientUpdates: groupList(UPDATE_KINDS.length, {
    kind: choice(UPDATE_KINDS),
    subject: text(MAX_UPDATE_SUBJECT),
    text: text(MAX_UPDATE_TEXT),
  }),
  /** The kinds among them that also go as a text message to the client's phone, where that is set up. */
  textedUpdates: textList(UPDATE_KINDS.length, 20),
  /** An administrator answered the question about these mails after a sale; it is asked once. */
  hasDecidedUpdates: boolean(),
  /** Where clients write a review. */
  reviewAddress: called('Address for reviews', text(300)),
  /** A crew that starts work moves the tracker to In Progress; otherwise screens offer that to the office. */
  workMovesTracker: boolean(),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type BusinessSettings = Infer<typeof settingsShape>;
export type CustomFieldDefinition = BusinessSettings['customFields'][number];
export type Crew = BusinessSettings['crews'][number];

/** Usual lead sources; a business edits the list. */
export const DEFAULT_LEAD_SOURCES = [
  'Referral',
  'Repeat customer',
  'Website',
  'Google',
  'Facebook',
  'Yard sign',
  'Door knock',
  'Home show',
  'Dealer / supplier',
  'Phone',
  'Other',
] as const;

/** Usual products of roofers; a business edits the list. */
export const DEFAULT_PRODUCTS = [
  'Full replacement',
  'Repair',
  'Inspection',
  'Storm damage',
  'Gutters',
  'Siding',
  'Skylight',
  'Maintenance',
] as const;

export function defaultSettings(owner: string, timeZone: string, country: string): BusinessSettings {
  return {
    owner,
    phone: '',
    email: '',
    website: '',
    streetAddress: '',
    city: '',
    state: '',
    zipcode: '',
    licence: '',
    hours: '',
    terms: '',
    taxRate: 0,
    taxRates: [],
    defaultTaxRate: '',
    isTaxInclusive: false,
    validityDays: VALIDITY_DAYS,
    ...initialOf(prefixFields),
    logo: '',
    timeZone,
    currency: 'USD',
    country,
    leadSources: DEFAULT_LEAD_SOURCES,
    products: DEFAULT_PRODUCTS,
    jobTypes: DEFAULT_JOB_TYPES,
    crews: [],
    customFields: [],
    listedFields: [],
    subStatuses: [],
    taskTemplates: [],
    clientUpdates: [],
    textedUpdates: [],
    hasDecidedUpdates: false,
    reviewAddress: '',
    workMovesTracker: false,
    updatedAt: 0,
    updatedBy: '',
  };
}

/** `Rosters/{owner}`: a business's people, function-written: nobody reads a coworker's account. */
export const rosterShape = defineShape(COLLECTIONS.rosters, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  people: serverOnly(
    groupList(500, {
      uid: text(128),
      name: text(170),
      firstName: text(80),
      role: text(80),
      phone: text(40),
      photo: text(MAX_PICTURE_LENGTH),
      active: boolean(true),
      isAdmin: boolean(),
      /** Index into the theme's colours for people. */
      colour: text(2),
    }),
  ),
  updatedAt: bookkeeping(serverOnly(moment())),
});
export type Roster = Infer<typeof rosterShape>;
export type RosterPerson = Roster['people'][number];
