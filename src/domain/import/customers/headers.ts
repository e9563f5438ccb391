import { FOREIGN_ALIASES } from './foreign-headers';
import { foldHeader, isOwnHeading } from '../columns/headers';
import type { ImportTarget, PlainTarget } from './targets';

/**
 * Headers of Excel lists, Google Contacts, Outlook, Apple and vCard exporters, HubSpot, Salesforce,
 * Pipedrive, Zoho, Jobber, JobNimbus, AccuLynx, Housecall Pro, QuickBooks and Xero. The earliest match wins.
 */
export const HEADER_ALIASES: Readonly<Record<PlainTarget, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'customer',
    'customer name',
    'customer full name',
    'client',
    'client name',
    'contact',
    'contact name',
    'person name',
    'display name',
    'display name as',
    'lead name',
    'homeowner',
    'homeowner name',
    'formatted name',
    'fn',
    'file as',
    'deal contact person',
    'primary contact',
  ],
  firstName: [
    'first name',
    'given name',
    'first',
    'main contact first name',
    'person first name',
    'forename',
  ],
  middleName: ['middle name', 'additional name', 'm i', 'middle initial', 'middle'],
  lastName: ['last name', 'family name', 'surname', 'last', 'main contact last name', 'person last name'],
  nameSuffix: ['name suffix', 'suffix'],
  companyName: [
    'company',
    'company name',
    'organization',
    'organisation',
    'organization name',
    'organization 1 name',
    'org name',
    'business name',
    'account name',
    'associated company',
    'legal name',
    'org',
  ],
  phone: [
    'phone',
    'phone number',
    'phone numbers',
    'primary phone',
    'main phone',
    'main phone s',
    'phone 1 value',
    'phone 1',
    'mobile phone',
    'mobile phone s',
    'mobile phone number',
    'mobile',
    'mobile number',
    'cell',
    'cell phone',
    'person phone',
    'person phone mobile',
    'person phone work',
    'person phone home',
    'home phone',
    'home phone s',
    'home number',
    'telephone',
    'tel',
    'business phone',
    'work phone',
    'work phone s',
    'work number',
    'company main phone',
    'office phone',
  ],
  phoneAlt: [
    'second phone',
    'alternate phone',
    'alt phone',
    'secondary phone',
    'other phone',
    'phone 2 value',
    'phone 2',
  ],
  email: [
    'email',
    'email address',
    'email 1 value',
    'email 1',
    'main email',
    'primary email',
    'emails',
    'mail',
    'person email',
    'person email work',
    'person email home',
    'customer email',
    'email 2 address',
    'email 2 value',
    'email 3 address',
    'email 3 value',
    'secondary email',
    'second email',
    'other email',
    'work email',
    'home email',
  ],
  leadSource: [
    'lead source',
    'source',
    'how did you hear about us',
    'referral source',
    'marketing source',
    'source name',
    'original source',
  ],
  referredBy: ['referred by', 'referrer', 'referral'],
  productOfInterest: [
    'product of interest',
    'product',
    'service',
    'interest',
    'job type',
    'work type',
    'trade type',
  ],
  customerStatus: ['status', 'lead status', 'customer status', 'stage'],
  // Each business has its own: only the heading of our own export matches.
  subStatus: ['sub status'],
  statusReason: ['reason', 'status reason'],
  salesperson: [
    'salesperson',
    'sales rep',
    'sales person',
    'sales rep name',
    'assigned to',
    'contact owner',
    'lead owner',
    'person owner',
    'account owner',
    'owner',
    'rep',
    'estimator',
    'account manager',
    'company representative',
  ],
  appointmentTime: ['appointment', 'appointment time', 'appointment date', 'appt', 'appointment date time'],
  nextFollowUp: ['follow up', 'follow up date', 'next follow up', 'callback date', 'next activity date'],
  notes: ['notes', 'note', 'comments', 'comment', 'description', 'remarks', 'memo', 'internal notes'],
  tags: [
    'tags',
    'tag',
    'labels',
    'groups',
    'group membership',
    'categories',
    'customer tags',
    'person labels',
  ],
  carrier: ['insurance carrier', 'carrier', 'insurance company', 'insurer'],
  claimNumber: ['claim number', 'claim no', 'claim'],
  policyNumber: ['policy number', 'policy no', 'policy'],
  adjuster: ['adjuster', 'adjuster name', 'insurance adjuster'],
  adjusterPhone: ['adjuster s phone', 'adjuster phone'],
  dateOfLoss: ['date of loss', 'loss date', 'storm date'],
  deductible: ['deductible', 'insurance deductible'],
  amount: [
    ...['amount', 'estimate', 'estimate amount', 'estimated value', 'value', 'deal value', 'deal amount'],
    ...['opportunity value', 'quote amount', 'quoted amount', 'contract amount', 'contract value', 'price'],
    ...['job value', 'total', 'total amount', 'quote total', 'estimate total', 'job total', 'sale amount'],
    ...['sale price', 'expected revenue', 'revenue', 'total revenue', 'approved estimate', 'budget'],
  ],
  createdDate: [
    ...['created date', 'date created', 'created', 'created at', 'created on', 'create date', 'created time'],
    ...['creation date', 'date added', 'added on', 'lead since', 'lead date', 'lead created', 'date entered'],
    ...['entered', 'inquiry date', 'date received', 'received', 'person created', 'add time'],
  ],
};

/** All known headers of the plain targets, folded, by preference. */
export const FOLDED_ALIASES: ReadonlyMap<PlainTarget, readonly string[]> = new Map(
  (Object.keys(HEADER_ALIASES) as PlainTarget[]).map((target) => [
    target,
    [...HEADER_ALIASES[target], ...(FOREIGN_ALIASES[target] ?? [])].map(foldHeader),
  ]),
);

/** Targets that take several columns; the surplus goes to the notes. */
export const SEVERAL_COLUMNS: readonly ImportTarget[] = ['phoneAlt', 'email', 'notes', 'tags'];

/** Programs' own columns: kinds of phones, sort names, ids, countries, countries of phones. */
const NOISE =
  /^(recordid|id|jid|contactid|leadid|personid|uid|leadownerid|photo|gender|initials|sensitivity|priority|private|telex|isdn|language|isimage|emailtype|emaildisplayname|email\d(type|displayname|label)|phone\d(type|label)|address\d(type|label)|website\d(type|label)|relation\d(type|label)|event\d(type|label)|customfield\d(type|label)|phonetic.*|.*yomi|yominame|.*country(region|code)?|country|nameprefix|mrms|salutation|anrede|titel|titre|civilite|tratamiento|aanhef|titulo|land|pais|pays|paese|kraj|lfdnr|activestatus|archived|iscompany|recordtype|version|prodid|rev)$/;

/** Whether a column says nothing about a customer; it is left out unless the user maps it. */
export function isNoise(folded: string): boolean {
  return isOwnHeading(folded) || NOISE.test(folded);
}

/** Whether a header is a status, which never becomes a custom field. */
export function isStatusHeader(folded: string): boolean {
  return FOLDED_ALIASES.get('customerStatus')?.includes(folded) ?? false;
}

const KNOWN = new Set([...FOLDED_ALIASES.values()].flat());

/** Whether programs write this folded header for customers, addresses apart. */
export function isKnownHeader(folded: string): boolean {
  return KNOWN.has(folded);
}
