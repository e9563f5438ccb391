import type { ClientUpdate } from '@/domain/client-updates/client-update';
import { companyShape } from '@/domain/company/company';
import type { BusinessSettings, CompanyRecord } from '@/domain/company/company';
import type { Activity } from '@/domain/history/activity';
import type { CalendarRecord } from '@/domain/calendar/event';
import type { Customer } from '@/domain/customers/customer';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Decision } from '@/domain/estimates/answers/decision';
import type { Estimate } from '@/domain/estimates/estimate';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';
import type { Project } from '@/domain/projects/project';
import type { Task } from '@/domain/tasks/task';
import type { MoneySettings } from '@/domain/money/money-settings';
import type { Price } from '@/domain/money/price';
import type { ClientMessage, Tracker, TrackingLink } from '@/domain/trackers/tracker';
import { planCopyOf } from '@/domain/plans/entitlement';
import type { Bills, Entitlement } from '@/domain/plans/entitlement';
import type { Invitation } from '@/domain/employees/invitation';
import type { Notification } from '@/domain/notifications/notification';
import { initialOf } from '@/domain/core/shape';
import type { PriceItem } from '@/domain/money/price-item';
import { atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { UserRecord } from '@/domain/account/user';
import { BUSINESSES, ZONE } from './businesses';
import { exampleBoards } from './boards';
import type { ExampleBoards } from './boards';
import { exampleChats } from './chats';
import type { ExampleChats } from './chats';
import { exampleUpdates } from './client-updates';
import { exampleEvents } from './calendar';
import { exampleFiles } from './files';
import type { ExampleFile } from './files';
import { exampleInvitation } from './invitations';
import { EXAMPLE_MEMBERSHIP, exampleNetwork, exampleNetworkOf } from './network';
import type { ExampleNetwork } from './network';
import { exampleMail } from './mail';
import type { ExampleMail } from './mail';
import { exampleNotifications } from './notifications';
import { EXAMPLE_PEOPLE, exampleUser } from './people';
import type { ExamplePerson } from './people';
import { exampleBills, examplePlan } from './plans';
import { examplePriceList } from './price-list';
import { exampleHandovers } from './handovers';
import type { ExampleHandovers } from './handovers';
import type { Told } from './life/business-life';
import { randomFrom } from './random';
import { exampleSocial } from './social';
import type { ExampleSocial } from './social';
import { estateHouses } from './estate';
import { exampleTemplates } from './estimates/example-templates';
import { withReached } from './milestones';
import { hollisEstimates, withContracts } from './estimates/hollis-estimates';
import { withBilling } from './invoices/with-billing';
import { hollisInvoices } from './invoices/hollis-invoices';
import { exampleCardPayments, exampleMoneySettings, exampleSettings } from './example-settings';
import { exampleProjects } from './projects';
import { exampleTasks } from './tasks';
import { workingDay } from './working-days';
import { businessWork, joined, officeOf, recordsOf } from './records';

/** Giver, receiver and the giver's sales: one offered tracker, one accepted. */
const HANDOVER = ['dana-hollis', 'carla-voss'] as const;
const GIVEN_SALES = [1, 9] as const;

/** The size of the first company. */
export type Size = { readonly leads: number; readonly sales: number };

/** The example world as domain records. */
export type World = {
  readonly people: readonly ExamplePerson[];
  readonly users: readonly UserRecord[];
  readonly companies: readonly CompanyRecord[];
  readonly entitlements: readonly Entitlement[];
  readonly bills: readonly Bills[];
  readonly settings: readonly BusinessSettings[];
  readonly moneySettings: readonly MoneySettings[];
  readonly cardPayments: readonly ReturnType<typeof exampleCardPayments>[];
  readonly invitations: readonly Invitation[];
  readonly priceItems: readonly PriceItem[];
  readonly estimateTemplates: readonly EstimateTemplate[];
  readonly customers: readonly Customer[];
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly Job[];
  readonly visits: readonly Visit[];
  readonly tasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
  readonly issuedPapers: readonly IssuedPaper[];
  readonly decisions: readonly Decision[];
  readonly prices: readonly Price[];
  readonly links: readonly TrackingLink[];
  readonly messages: readonly ClientMessage[];
  readonly clientUpdates: readonly ClientUpdate[];
  readonly activity: readonly Activity[];
  readonly activityPriced: readonly Activity[];
  readonly files: readonly ExampleFile[];
  readonly notifications: readonly Notification[];
  readonly social: ExampleSocial;
  readonly boards: ExampleBoards;
  readonly chats: ExampleChats;
  readonly events: readonly CalendarRecord[];
  readonly mail: ExampleMail;
  readonly network: ExampleNetwork & Pick<ExampleHandovers, 'handovers'>;
};

/**
 * Three companies (one Pro, one Free, one LouveRoof dealer) and a user without one, with customers in every status and
 * late, current and future work around `today`. The same seed and day give the same world. `size` overrides the first
 * company's number of leads and sales.
 */
export function buildWorld(seed: number, today: Day, size?: Size): World {
  const random = randomFrom(seed);
  const at = atWallClock(workingDay(today, -156), '09:00', ZONE);
  const paying = BUSINESSES.filter(({ plan }) => plan !== '');
  const entitlements = paying.map((business) => examplePlan(business, at));
  const planOf = (owner: string) =>
    planCopyOf(entitlements.find((one) => one.owner === owner) ?? null, atWallClock(today, '12:00', ZONE));
  const names = new Map(BUSINESSES.map((business) => [business.owner, business.name]));
  const told = BUSINESSES.flatMap((business, index) =>
    businessWork(index === 0 ? { ...business, ...size } : business, today, random),
  );
  const users = EXAMPLE_PEOPLE.map((person) => ({
    ...exampleUser(person, names.get(person.company) ?? '', at, planOf(person.company)),
    userNetwork: exampleNetworkOf(person.uid),
  }));
  const { dealer, member } = EXAMPLE_MEMBERSHIP;
  const given = handedOver(told, users, today);
  const made = recordsOf(given ? [...told, { ...given.story, link: null }] : told);
  const records = exampleProjects(joined(made, recordsOf(estateHouses(today), made)), today, ZONE);
  const work = exampleTasks(
    records.trackers,
    EXAMPLE_PEOPLE.map(({ uid }) => uid),
    today,
    ZONE,
  );
  const settings = BUSINESSES.map((business) => exampleSettings(business, at));
  const priceItems = BUSINESSES.flatMap(({ owner, prefix }) => examplePriceList(owner, prefix, at));
  const offers = hollisEstimates(records, settings, today);
  const bills = hollisInvoices(
    records,
    offers.lives.map(({ estimate }) => estimate),
    settings,
    today,
  );
  const social = exampleSocial(users, today, ZONE, at);
  const boards = exampleBoards(today, ZONE, records.jobs);
  const events = exampleEvents(today, at);
  const network = exampleNetwork(users, at, atWallClock(workingDay(today, -2), '17:20', ZONE));
  return {
    people: EXAMPLE_PEOPLE,
    users,
    network: { ...network, handovers: given?.handovers ?? [] },
    social,
    mail: exampleMail({ users, customers: records.customers, today, since: at }),
    notifications: exampleNotifications({
      ...records,
      events,
      boards,
      social,
      users,
      connections: network.connections,
      today,
      place: { zone: ZONE, country: 'US' },
    }),
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
    settings,
    moneySettings: BUSINESSES.map((business) => exampleMoneySettings(business, at)),
    cardPayments: entitlements.map(({ owner }) => exampleCardPayments(owner, at)),
    invitations: [exampleInvitation(today, ZONE)],
    priceItems,
    estimateTemplates: BUSINESSES.flatMap(({ owner, prefix }) =>
      exampleTemplates(owner, prefix, priceItems, at),
    ),
    ...records,
    customers: withReached(records),
    ...withBilling(
      { ...records, prices: withContracts(records.prices, offers.lives) },
      bills.invoices,
      today,
    ),
    clientUpdates: exampleUpdates({
      ...records,
      names,
      place: { zone: ZONE, country: 'US' },
      now: atWallClock(today, '09:00', ZONE),
    }),
    links: [...records.links, ...offers.links],
    estimates: offers.lives.map(({ estimate }) => estimate),
    invoices: bills.invoices,
    payments: bills.payments,
    issuedPapers: [...offers.lives.flatMap(({ papers }) => papers), ...bills.papers],
    decisions: offers.lives.flatMap(({ decisions }) => decisions),
    activityPriced: [
      ...records.activityPriced,
      ...offers.lives.flatMap((life) => life.activity),
      ...bills.activity,
    ],
    tasks: work.tasks,
    activity: [...records.activity, ...work.activity],
    files: [...exampleFiles(told), ...social.files, ...boards.files],
    boards,
    chats: exampleChats(today, ZONE, records.jobs),
    events,
  };
}

/** Two trackers that the large company handed to a roofer nearby; null when it has too few. */
function handedOver(
  told: readonly Told[],
  users: readonly UserRecord[],
  today: Day,
): ExampleHandovers | null {
  const [giver, taker] = HANDOVER.map((uid) => users.find(({ uuid }) => uuid === uid));
  const sales = told.filter(({ trackers }) => trackers.some(({ owner }) => owner === giver?.uuid));
  const [waiting, accepted] = GIVEN_SALES.map((index) => sales[index]).map((sale) => {
    const [tracker, customer] = [sale?.trackers[0], sale?.customers[0]];
    return tracker && customer ? { tracker, product: customer.productOfInterest } : undefined;
  });
  if (!giver || !taker || !waiting || !accepted) return null;
  return exampleHandovers({
    giver,
    taker,
    waiting,
    accepted,
    office: officeOf(taker.companyUuid),
    today,
    zone: ZONE,
  });
}
