import { connectionShape, networkName } from '@/domain/network/connection';
import type { Connection } from '@/domain/network/connection';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import type { DealerMember, DealerPrice } from '@/domain/dealer/dealer';
import { joinedName, REFERRAL_CREDIT, referralShape } from '@/domain/referral/referral';
import type { Referral } from '@/domain/referral/referral';
import { ownerOf } from '@/domain/session/session';
import { MINUTE_MS } from '@/domain/time/time';
import { initialOf } from '@/domain/core/shape';
import type { UserRecord } from '@/domain/account/user';

/** The relations between the businesses of the example world. */
export type ExampleNetwork = {
  readonly connections: readonly Connection[];
  readonly referrals: readonly Referral[];
  readonly dealerPrices: readonly DealerPrice[];
  readonly dealerMembers: readonly DealerMember[];
};

const DANA = 'dana-hollis';
const CARLA = 'carla-voss';
const LOU = 'lou-verity';
const SAM = 'sam-okafor';

const CONNECTED: readonly (readonly [string, string])[] = [
  [DANA, CARLA],
  [DANA, LOU],
];

/** The dealer of the example world and the company that buys from it. */
export const EXAMPLE_MEMBERSHIP = { dealer: LOU, member: DANA } as const;

/** Lakeside's price list, in cents. */
const PRODUCTS: readonly (readonly [string, DealerPrice['unit'], number])[] = [
  ['LouveRoof panel, 4 ft', 'Each', 18_900],
  ['LouveRoof panel, 6 ft', 'Each', 26_400],
  ['Architectural shingles', 'Square', 11_800],
  ['Synthetic underlayment', 'Roll', 9_650],
  ['Ridge vent', 'Foot', 425],
  ['Ring-shank nails', 'Box', 5_490],
];

/** A user's connections, for `userNetwork`. */
export function exampleNetworkOf(uid: string): readonly string[] {
  return CONNECTED.flatMap(([one, two]) => (one === uid ? [two] : two === uid ? [one] : []));
}

/** Connections, a request open since `askedAt`, a referral and a dealer's price list, since `at` (epoch ms). */
export function exampleNetwork(users: readonly UserRecord[], at: number, askedAt: number): ExampleNetwork {
  const named = (uid: string): UserRecord => {
    const user = users.find((one) => one.uuid === uid);
    if (!user) throw new Error(`Nobody of the example world is called ${uid}.`);
    return user;
  };
  const view = (person: string, otherUid: string, state: Connection['state'], message = ''): Connection => {
    const since = message === '' ? at : askedAt;
    const other = named(otherUid);
    return {
      ...initialOf(connectionShape.fields),
      uuid: `${person}_${otherUid}`,
      person,
      other: otherUid,
      otherName: networkName(other),
      otherOwner: ownerOf(other),
      otherBusiness: other.company,
      state,
      message,
      createdAt: since,
      updatedAt: since,
    };
  };
  const { dealer, member } = EXAMPLE_MEMBERSHIP;
  const asking = 'Sam here. I take on gutters and small repairs, if you have any to hand on.';
  const stamps = { createdAt: at, createdBy: dealer, updatedAt: at, updatedBy: dealer };
  return {
    connections: [
      ...CONNECTED.flatMap(([one, two]) => [view(one, two, 'connected'), view(two, one, 'connected')]),
      view(SAM, DANA, 'sent', asking),
      view(DANA, SAM, 'waiting', asking),
    ],
    referrals: [
      {
        ...initialOf(referralShape.fields),
        uuid: SAM,
        referrer: DANA,
        joinedName: joinedName(named(SAM)),
        joinedAt: at,
      },
      {
        ...initialOf(referralShape.fields),
        uuid: LOU,
        referrer: DANA,
        joinedName: joinedName(named(LOU)),
        joinedAt: at,
        state: 'earned',
        credit: REFERRAL_CREDIT,
        business: LOU,
        earnedAt: at + MINUTE_MS,
      },
    ],
    dealerPrices: PRODUCTS.map(([product, unit, price], index) => ({
      ...initialOf(dealerPriceShape.fields),
      ...stamps,
      uuid: `lakeside-price-${index + 1}`,
      owner: dealer,
      product,
      unit,
      price,
    })),
    dealerMembers: [
      {
        ...initialOf(dealerMemberShape.fields),
        uuid: member,
        owner: dealer,
        name: named(member).company,
        shares: true,
        createdAt: at,
      },
    ],
  };
}
