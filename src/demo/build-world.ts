import { companyShape, defaultSettings } from '@/domain/company/company';
import type { BusinessSettings, CompanyRecord } from '@/domain/company/company';
import type { Customer } from '@/domain/customers/customer';
import { planCopyOf } from '@/domain/plans/entitlement';
import type { Bills, Entitlement } from '@/domain/plans/entitlement';
import type { Invitation } from '@/domain/employees/invitation';
import { initialOf } from '@/domain/core/shape';
import type { PriceItem } from '@/domain/money/price-item';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { PRO_TIER } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';
import type { UserRecord } from '@/domain/account/user';
import { exampleCustomers } from './customers';
import { exampleFiles } from './files';
import type { ExampleFile } from './files';
import { exampleInvitation } from './invitations';
import { EXAMPLE_MEMBERSHIP, exampleNetwork, exampleNetworkOf } from './network';
import type { ExampleNetwork } from './network';
import { EXAMPLE_SUB_STATUSES, EXAMPLE_TEMPLATES } from './own-lists';
import { EXAMPLE_PEOPLE, exampleUser } from './people';
import type { ExamplePerson } from './people';
import { exampleBills, examplePlan } from './plans';
import { examplePriceList } from './price-list';
import { randomFrom } from './random';
import type { Random } from './random';
import { exampleSale } from './trackers';
import type { ExampleSale } from './trackers';

/** A business of the example world. */
type Business = {
  readonly owner: string;
  readonly prefix: string;
  readonly name: string;
  readonly phone: string;
  readonly dealer: boolean;
  /** The tier it pays for by the year; '' for Free. */
  readonly plan: Tier | '';
  readonly leads: number;
  readonly sales: number;
};

const ZONE = 'America/Chicago';

const BUSINESSES: readonly Business[] = [
  {
    owner: 'dana-hollis',
    prefix: 'hollis',
    name: 'Hollis & Daughter Roofing',
    phone: '+12185550142',
    dealer: false,
    plan: PRO_TIER,
    leads: 60,
    sales: 12,
  },
  {
    owner: 'carla-voss',
    prefix: 'voss',
    name: 'Voss & Petersen Roofing',
    phone: '+12185550160',
    dealer: false,
    plan: '',
    leads: 14,
    sales: 3,
  },
  {
    owner: 'lou-verity',
    prefix: 'lakeside',
    name: 'Lakeside LouveRoof',
    phone: '+12185550170',
    dealer: true,
    plan: PRO_TIER,
    leads: 10,
    sales: 2,
  },
  { owner: 'sam-okafor', prefix: 'sam', name: '', phone: '', dealer: false, plan: '', leads: 5, sales: 1 },
];

/** How much the first company has. */
export type Size = { readonly leads: number; readonly sales: number };

/** Everything of the example world as domain records. */
export type World = {
  readonly people: readonly ExamplePerson[];
  readonly users: readonly UserRecord[];
  readonly companies: readonly CompanyRecord[];
  readonly entitlements: readonly Entitlement[];
  readonly bills: readonly Bills[];
  readonly settings: readonly BusinessSettings[];
  readonly invitations: readonly Invitation[];
  readonly priceItems: readonly PriceItem[];
  readonly customers: readonly Customer[];
  readonly sales: readonly ExampleSale[];
  readonly files: readonly ExampleFile[];
  readonly network: ExampleNetwork;
};

/**
 * Three companies (one Pro, one Free, one LouveRoof dealer) and somebody alone, with customers in
 * every status and late, present and future work around `today`. The same seed and day give the
 * same world. With a size, the first company has so many leads and sales instead of its own few.
 */
export function buildWorld(seed: number, today: Day, size?: Size): World {
  const random = randomFrom(seed);
  const at = atWallClock(addDays(today, -90), '09:00', ZONE);
  const entitlements = BUSINESSES.filter(({ plan }) => plan !== '').map((business) =>
    examplePlan(business, at),
  );
  const planOf = (owner: string) =>
    planCopyOf(entitlements.find((one) => one.owner === owner) ?? null, atWallClock(today, '12:00', ZONE));
  const names = new Map(BUSINESSES.map((business) => [business.owner, business.name]));
  const businesses = BUSINESSES.map((business, index) =>
    businessWork(index === 0 ? { ...business, ...size } : business, today, random),
  );
  const users = EXAMPLE_PEOPLE.map((person) => ({
    ...exampleUser(person, names.get(person.company) ?? '', at, planOf(person.company)),
    userNetwork: exampleNetworkOf(person.uid),
  }));
  const { dealer, member } = EXAMPLE_MEMBERSHIP;
  return {
    people: EXAMPLE_PEOPLE,
    users,
    network: exampleNetwork(users, at),
    entitlements,
    bills: entitlements.map(exampleBills),
    companies: BUSINESSES.filter((business) => business.name !== '').map((business) => ({
      ...initialOf(companyShape.fields),
      uuid: business.owner,
      name: business.name,
      administrator: [business.owner],
      louveRoofDealer: business.dealer,
      isAttachment: true,
      ...(business.owner === member && { dealerOwner: dealer, sharesFigures: true }),
      createdAt: at,
      createdBy: business.owner,
      updatedAt: at,
      updatedBy: business.owner,
    })),
    settings: BUSINESSES.map((business) => ({
      ...defaultSettings(business.owner, ZONE, 'US'),
      phone: business.phone,
      city: 'Duluth',
      state: 'MN',
      hours: 'Mon–Fri, 7:30 am–5:00 pm',
      licence: 'BC 714 209',
      terms: 'Half is due when work starts, the rest on completion. Workmanship is warranted for ten years.',
      taxRate: 8_875,
      trackerPrefix: 'T-',
      jobPrefix: 'J-',
      crews: crewsOf(business.owner),
      customFields: [
        { key: 'roofAge', label: 'Roof age', kind: 'number', options: [] },
        { key: 'material', label: 'Material', kind: 'choice', options: ['Asphalt', 'Metal', 'Cedar'] },
      ],
      subStatuses: EXAMPLE_SUB_STATUSES,
      taskTemplates: EXAMPLE_TEMPLATES,
      updatedAt: at,
      updatedBy: business.owner,
    })),
    invitations: [exampleInvitation(today, ZONE)],
    priceItems: BUSINESSES.flatMap(({ owner, prefix }) => examplePriceList(owner, prefix, at)),
    customers: businesses.flatMap((work) => work.customers),
    sales: businesses.flatMap((work) => work.sales),
    files: businesses.flatMap(({ customers, sales }) => exampleFiles(customers, sales)),
  };
}

/** One crew of everybody who works outside, where there are at least two. */
function crewsOf(owner: string): BusinessSettings['crews'] {
  const members = EXAMPLE_PEOPLE.filter(
    (person) => person.company === owner && person.preset.endsWith('orker'),
  ).map(({ uid }) => uid);
  return members.length < 2 ? [] : [{ id: 'crew-a', name: 'Crew A', lead: members[0] ?? '', members }];
}

function businessWork(business: Business, today: Day, random: Random) {
  const staff = EXAMPLE_PEOPLE.filter(
    (person) => person.company === business.owner || person.uid === business.owner,
  );
  const sellers = orBoss(
    staff,
    staff.filter((person) => person.preset === 'Sales'),
  );
  const crew = orBoss(
    staff,
    staff.filter((person) => person.preset.endsWith('orker')),
  );
  const { owner, prefix } = business;
  const all = exampleCustomers({
    ...{ owner, prefix, sellers, today, random },
    count: business.leads + business.sales,
    zone: ZONE,
  });
  const sales = all
    .slice(business.leads)
    .map((customer, index) => exampleSale({ customer, index, crew, today, zone: ZONE, random }));
  return { customers: [...all.slice(0, business.leads), ...sales.map((sale) => sale.customer)], sales };
}

/** The chosen people, or whoever runs the business when nobody fits. */
function orBoss(staff: readonly ExamplePerson[], chosen: readonly ExamplePerson[]): readonly ExamplePerson[] {
  return chosen.length > 0 ? chosen : staff.slice(0, 1);
}
