import { describe, expect, it } from 'vitest';
import { makeCompany, makeUser } from '@tests/factories/records';
import { dealerOf } from './dealer';
import type { Permission } from '../access/permissions';
import { sessionUser, viewerOf } from '../session/session';

const plain = makeCompany();
const dealer = makeCompany({ louveRoofDealer: true });
const member = makeCompany({ dealerOwner: 'lakeside' });

function readBy(company: typeof plain | null, permissionLevel: readonly Permission[] = [], uuid = 'ann') {
  const user = makeUser({ uuid, companyUuid: company?.uuid ?? '', permissionLevel });
  return dealerOf(viewerOf(sessionUser(user, company)), company);
}

describe('the dealer whose prices a viewer reads', () => {
  it.each([
    ['nobody’s, without a company', readBy(null), null],
    ['nobody’s, in a company without a dealer', readBy(plain), null],
    ['their own, as a dealer', readBy(dealer), dealer.uuid],
    ['their dealer’s, as a member', readBy(member), 'lakeside'],
    ['their dealer’s, as an employee who sees amounts', readBy(member, ['pricing:show'], 'bo'), 'lakeside'],
    ['nobody’s, as one who sees none', readBy(member, ['jobs:view', 'scope:all'], 'bo'), null],
  ])('is %s', (_, read, expected) => expect(read).toBe(expected));
});
