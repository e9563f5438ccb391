import { customerKeys } from '@/domain/customers/customer';
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
/** Working days from today on which the first house was begun, and from one house to the next. */
const FIRST_WORK = -85;
const WORKING_DAYS_PER_HOUSE = 1.9;
const SALE_BEFORE_WORK = 14;

/** The finished houses of the Oak Hollow estate, each a sale of its own with its tracker, job and visits. */
export function estateHouses(today: Day): readonly Told[] {
  const staff = EXAMPLE_PEOPLE.filter(({ company, uid }) => company === OWNER || uid === OWNER);
  const team = teamOf(staff);
  const customers = exampleCustomers({
    ...{ owner: OWNER, prefix: ESTATE, today, zone: ZONE, count: FINISHED, random: randomFrom(40) },
    sellers: staff.filter(({ uid }) => team.sellers.includes(uid)),
  });
  return customers.map((made, index) => {
    const work = Math.round(FIRST_WORK + index * WORKING_DAYS_PER_HOUSE);
    const days = { sold: work - SALE_BEFORE_WORK, work };
    const plan = { product: 'Full replacement', stage: 'Complete', ...days, isArchived: true } as const;
    const told = tellCustomer({
      ...{ customer: houseOf(made, index), index, plan, isTold: true, team },
      ...{ office: officeOf(OWNER), today, zone: ZONE },
    });
    return { ...told, link: null, messages: [], files: [] };
  });
}

/** A house instead of a person: the association is called about each. */
function houseOf(customer: Customer, index: number): Customer {
  const house = 2 * index + 20;
  const contact = { name: `Oak Hollow HOA, ${house} Circle`, phone: '', email: '' };
  return {
    ...customer,
    ...contact,
    ...customerKeys(contact),
    ...{ streetAddress: `${house} Oak Hollow Circle`, city: 'Duluth', state: 'MN' },
    ...{ leadSource: 'Referral', notes: '' },
  };
}
