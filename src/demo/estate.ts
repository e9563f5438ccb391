import type { Customer } from '@/domain/customers/customer';
import type { Day } from '@/domain/time/time';
import { ZONE } from './businesses';
import { exampleCustomers } from './customers';
import { tellCustomer } from './life/business-life';
import type { Told } from './life/business-life';
import { teamOf } from './life/team';
import { EXAMPLE_PEOPLE } from './people';
import { randomFrom } from './random';
import { officeOf } from './records';

const OWNER = 'dana-hollis';

/** Prefix of the ids of the estate's finished houses. */
export const ESTATE = 'oak-hollow';
/** Houses of the estate that are finished; the others are open trackers of the project. */
const FINISHED = 31;
/** Beyond the business's other customers. */
const FIRST_NAME = 1200;
/** Working days from today on which the first house was begun, and from one house to the next. */
const FIRST_WORK = -85;
const WORKING_DAYS_PER_HOUSE = 1.9;
const SALE_BEFORE_WORK = 14;

/** The finished houses of the Oak Hollow estate, each a sale of its own with its tracker, job and visits. */
export function estateHouses(today: Day): readonly Told[] {
  const staff = EXAMPLE_PEOPLE.filter(({ company, uid }) => company === OWNER || uid === OWNER);
  const team = teamOf(staff);
  const customers = exampleCustomers({
    owner: OWNER,
    prefix: ESTATE,
    today,
    zone: ZONE,
    count: FINISHED,
    first: FIRST_NAME,
    random: randomFrom(40),
    sellers: staff.filter(({ uid }) => team.sellers.includes(uid)),
  });
  return customers.map((made, index) => {
    const work = Math.round(FIRST_WORK + index * WORKING_DAYS_PER_HOUSE);
    const days = { sold: work - SALE_BEFORE_WORK, work };
    const plan = { product: 'Full replacement', stage: 'Complete', ...days, isArchived: true } as const;
    const told = tellCustomer({
      customer: houseOf(made, index),
      index,
      plan,
      isTold: true,
      team,
      office: officeOf(OWNER),
      today,
      zone: ZONE,
    });
    return { ...told, link: null, messages: [], files: [] };
  });
}

/** An ordinary client, who lives in the estate. */
function houseOf(customer: Customer, index: number): Customer {
  return { ...customer, streetAddress: `${2 * index + 20} Oak Row`, city: 'Duluth', state: 'MN' };
}
