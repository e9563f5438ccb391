import type { Job } from '@/domain/jobs/job';
import type { Day } from '@/domain/time/time';
import type { Price } from '@/domain/money/price';
import { foundBy } from '@/domain/search/find';
import type { Tracker } from '@/domain/trackers/tracker';
import { ZONE } from './businesses';
import type { Business } from './businesses';
import { exampleCustomers } from './customers';
import { tellCustomer } from './life/business-life';
import type { Told } from './life/business-life';
import type { Office, Story } from './life/chronicle';
import { teamOf } from './life/team';
import { EXAMPLE_SUB_STATUSES } from './own-lists';
import { EXAMPLE_PEOPLE } from './people';
import type { ExamplePerson } from './people';
import type { Random } from './random';
import { workingDay } from './working-days';

/** Sales beyond the plans repeat the first ones, which cover every stage. */
const STAGES = 8;
/** The repeated sales begin on working days of a whole year, so that no day or month is fuller than another. */
const WORKING_DAYS = 250;
/** Index of the lead that the owner meets this afternoon. */
const OWNERS_LEAD = 31;
/** Number of leads with a generated history. */
const TOLD_LEADS = 60;

type Numbered = { readonly trackers: readonly Tracker[]; readonly jobs: readonly Job[] };

/**
 * All records of all customers, with the fields of functions: numbers in order of creation, and search words.
 * @param before records whose numbers come first
 */
export function recordsOf(
  told: readonly Pick<Told, keyof Story | 'link'>[],
  before: Numbered = { trackers: [], jobs: [] },
) {
  return {
    customers: told.flatMap(({ customers }) => customers),
    trackers: numbered(
      told.flatMap(({ trackers }) => trackers),
      'T-',
      before.trackers,
    ),
    jobs: numbered(
      told.flatMap(({ jobs }) => jobs),
      'J-',
      before.jobs,
    ),
    visits: told.flatMap(({ visits }) => visits),
    prices: staged(told),
    links: told.flatMap(({ link }) => link ?? []),
    messages: told.flatMap(({ messages }) => messages),
    activity: told.flatMap(({ activity }) => activity),
    activityPriced: told.flatMap(({ activityPriced }) => activityPriced),
  };
}

/** Prices with the stage of their open tracker. */
function staged(told: readonly Pick<Told, keyof Story>[]): readonly Price[] {
  const stages = new Map(
    told
      .flatMap(({ trackers }) => trackers)
      .map(({ uuid, listOrganizer, status }) => [uuid, listOrganizer === 'Open' ? status : '']),
  );
  return told
    .flatMap(({ prices }) => prices)
    .map((price) => (price.noun === 'tracker' ? { ...price, stage: stages.get(price.uuid) ?? '' } : price));
}

function numbered<R extends Tracker | Job>(
  records: readonly R[],
  numberPrefix: string,
  before: readonly R[],
): readonly R[] {
  const last = new Map(before.map(({ owner, number }) => [owner, number ?? 0]));
  return records
    .toSorted((a, b) => a.createdAt - b.createdAt || a.uuid.localeCompare(b.uuid))
    .map((record) => {
      const number = (last.get(record.owner) ?? 0) + 1;
      last.set(record.owner, number);
      const counted = { ...record, number, numberPrefix };
      return { ...counted, ...foundBy(counted) };
    });
}

/** The people of a business, its owner first. */
function staffOf(owner: string): readonly ExamplePerson[] {
  return EXAMPLE_PEOPLE.filter((person) => person.company === owner || person.uid === owner);
}

/** The data that a history needs to name people and sub-statuses. */
export function officeOf(owner: string): Office {
  const staff = staffOf(owner);
  return {
    subStatuses: EXAMPLE_SUB_STATUSES,
    nameOf: (uid) => {
      const person = staff.find((one) => one.uid === uid);
      return person ? `${person.firstName} ${person.lastName}` : '';
    },
  };
}

/** The records of every customer of a business. */
export function businessWork(business: Business, today: Day, random: Random): readonly Told[] {
  const { owner, prefix, leads, plans } = business;
  const staff = staffOf(owner);
  const team = teamOf(staff);
  const sales = business.sales ?? plans.length;
  const sellers = staff.filter(({ uid }) => team.sellers.includes(uid));
  const customers = exampleCustomers({
    owner,
    prefix,
    sellers,
    today,
    random,
    count: leads + sales,
    zone: ZONE,
  });
  const office = officeOf(owner);
  return customers.map((made, index) => {
    // The owner of the large company has an appointment, too.
    const customer = index === OWNERS_LEAD ? { ...made, salesperson: owner, assignees: [owner] } : made;
    const sale = index - leads;
    const plan = sale < 0 ? null : (plans[sale] ?? plans[sale % STAGES] ?? null);
    const isTold = sale < 0 ? index < TOLD_LEADS : sale < plans.length;
    const isRepeated = sale >= plans.length;
    const day = isRepeated ? workingDay(today, -(Math.floor(sale / STAGES) % WORKING_DAYS)) : today;
    const told = tellCustomer({ customer, index, plan, isTold, team, office, today: day, zone: ZONE });
    return isTold ? told : broughtIn(told, customer.importId);
  });
}

/** The records alone, as imported: a company for measurements is larger than any reader needs. */
function broughtIn(told: Told, importId: string): Told {
  const customers = told.customers.map((one) => ({ ...one, importId }));
  return { ...told, customers, activity: [], activityPriced: [], messages: [], files: [] };
}

type Records = ReturnType<typeof recordsOf>;

/** Two sets of records as one. */
export function joined(one: Records, other: Records): Records {
  return {
    customers: [...one.customers, ...other.customers],
    trackers: [...one.trackers, ...other.trackers],
    jobs: [...one.jobs, ...other.jobs],
    visits: [...one.visits, ...other.visits],
    prices: [...one.prices, ...other.prices],
    links: [...one.links, ...other.links],
    messages: [...one.messages, ...other.messages],
    activity: [...one.activity, ...other.activity],
    activityPriced: [...one.activityPriced, ...other.activityPriced],
  };
}
