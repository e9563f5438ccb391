import { conventionsOf } from '../format/conventions';
import { DEFAULT_COUNTRY } from '../format/country';
import { customerShape } from '../customers/customer';
import { jobShape } from '../jobs/job';
import { visitShape } from '../jobs/visit';
import type { Field } from '../core/shape';
import { spelledOut } from '../format/spelling';
import { trackerShape } from '../trackers/tracker';
import type { Activity, CallOutcome } from './activity';

export const CALL_OUTCOME_WORDS: Readonly<Record<CallOutcome, string>> = {
  reached: 'We spoke',
  missed: 'No answer',
  voicemail: 'Left voicemail',
};

export type ChangeKind = 'text' | 'moment' | 'day' | 'money' | 'phone' | 'status' | 'person' | 'yesNo';

export type ReadableChange = {
  readonly field: string;
  readonly label: string;
  readonly kind: ChangeKind;
  /** As stored in the entry; '' for none. */
  readonly before: string;
  readonly after: string;
};

/** Labels of fields on screens; others are spelled out from their name. */
const LABELS: Readonly<Record<string, string>> = {
  customerStatus: 'Status',
  listOrganizer: 'List',
  statusReason: 'Reason',
  subStatus: 'Sub-status',
  statusNote: 'Note on the status',
  appointmentTime: 'Appointment',
  nextFollowUp: 'Follow-up',
  productOfInterest: 'Product of interest',
  companyName: 'Company',
  phoneAlt: 'Second phone',
  email: 'E-mail',
  streetAddress: 'Street',
  leadSource: 'Source',
  referredBy: 'Referred by',
  'insurance.carrier': 'Carrier',
  'insurance.claimNumber': 'Claim no.',
  'insurance.policyNumber': 'Policy no.',
  'insurance.adjuster': 'Adjuster',
  'insurance.adjusterPhone': 'Adjuster’s phone',
  'insurance.dateOfLoss': 'Date of loss',
  'insurance.deductible': 'Deductible',
  crewLead: 'Crew lead',
  'hold.on': 'On hold',
  'hold.reason': 'Reason of the hold',
  'hold.note': 'Note on the hold',
  'hold.resumesOn': 'New day after the hold',
  clientSummary: 'Summary for the client',
  linkId: 'Tracking link',
  jobType: 'Type',
  waste: 'Waste (%)',
  linearFeet: 'Linear feet',
  problem: 'Problem',
  start: 'Starts',
  end: 'Ends',
  clientNote: 'Line for the client',
};

const PEOPLE = new Set(['salesperson', 'crewLead', 'crew']);
const STATUSES = new Set(['customerStatus', 'status']);
const PHONES = new Set(['phone', 'phoneAlt', 'insurance.adjusterPhone']);
const MONEY = new Set(['insurance.deductible', 'amount', 'price']);

const SHAPES_BY_NOUN = {
  customer: customerShape.fields,
  tracker: trackerShape.fields,
  job: jobShape.fields,
  visit: visitShape.fields,
} as const;

function fieldAt(noun: Activity['noun'], path: string): Field | null {
  const [name = '', ...rest] = path.split('.');
  const fields: Readonly<Record<string, Field>> = SHAPES_BY_NOUN[noun];
  const field = fields[name];
  if (!field || rest.length === 0) return field ?? null;
  return field.kind === 'group' ? (field.fields[rest.join('.')] ?? null) : null;
}

function kindOf(noun: Activity['noun'], path: string): ChangeKind {
  if (PEOPLE.has(path)) return 'person';
  if (STATUSES.has(path)) return 'status';
  if (MONEY.has(path)) return 'money';
  if (PHONES.has(path)) return 'phone';
  switch (fieldAt(noun, path)?.kind) {
    case 'instant':
      return 'moment';
    case 'day':
      return 'day';
    case 'boolean':
      return 'yesNo';
    default:
      return 'text';
  }
}

/** "expectedStart" becomes "Expected start"; a group's field uses its last word. */
function spellOut(path: string): string {
  return spelledOut(path.split('.').at(-1) ?? path);
}

/** A field's label: address parts by country (ISO 3166-1), custom fields by their definitions. */
export function fieldLabel(
  path: string,
  ownFields: readonly { readonly key: string; readonly label: string }[] = [],
  country = DEFAULT_COUNTRY,
): string {
  if (path.startsWith('customFields.')) {
    const key = path.slice('customFields.'.length);
    return ownFields.find((field) => field.key === key)?.label ?? key;
  }
  if (path === 'state' || path === 'zipcode') return conventionsOf(country).address[path];
  return LABELS[path] ?? spellOut(path);
}

export function readableChanges(
  entry: Pick<Activity, 'noun' | 'changes'>,
  ownFields: readonly { readonly key: string; readonly label: string }[] = [],
  country = DEFAULT_COUNTRY,
): readonly ReadableChange[] {
  return entry.changes.map((change) => ({
    ...change,
    label: fieldLabel(change.field, ownFields, country),
    kind: kindOf(entry.noun, change.field),
  }));
}

/** Amounts are stored beside their record: one created or deleted reads as a change of the record. */
export function amountAsChange(entry: Activity): Activity {
  if (!entry.changes.some(({ field }) => field === 'amount')) return entry;
  const changes = entry.changes.map((change) => ({
    ...change,
    before: entry.kind === 'created' ? '' : change.before,
    after: entry.kind === 'deleted' ? '' : change.after,
  }));
  return { ...entry, kind: 'changed', changes };
}

/** Epoch milliseconds of a moment in an entry (ISO text or milliseconds); null for anything else. */
export function momentOf(text: string): number | null {
  const ms = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);
  return text === '' || Number.isNaN(ms) ? null : ms;
}
