/** One plausible record per noun, of company `acme` and without assignees; tests override fields. */
import { activityPricedShape, activityShape } from '@/domain/history/activity';
import type { Activity } from '@/domain/history/activity';
import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import type { Board, BoardList, Card, CardComment } from '@/domain/boards/board';
import { messageShape } from '@/domain/chat/message';
import { messageKeys } from '@/domain/chat/message-find';
import type { Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import type { Thread } from '@/domain/chat/thread';
import { companyShape, defaultSettings, rosterShape } from '@/domain/company/company';
import type { BusinessSettings, CompanyRecord, Roster } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import type { Connection } from '@/domain/network/connection';
import { customerKeys, customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import type { DealerMember, DealerPrice } from '@/domain/dealer/dealer';
import { EVENT_MS, eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { fileShape } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { foundBy } from '@/domain/search/find';
import { handoverShape } from '@/domain/network/handover';
import type { Handover } from '@/domain/network/handover';
import { importBatchShape, importShape } from '@/domain/import/import-run';
import type { ImportBatch, ImportRun } from '@/domain/import/import-run';
import { INVITATION_MS, invitationShape } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import type { Mail, MailLabel } from '@/domain/mail/mail';
import { priceShape } from '@/domain/money/price';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Price } from '@/domain/money/price';
import { NOTIFICATION_MS, notificationShape } from '@/domain/notifications/notification';
import type { Notification } from '@/domain/notifications/notification';
import { PRESETS } from '@/domain/access/presets';
import { preferencesShape } from '@/domain/account/preferences';
import type { Preferences } from '@/domain/account/preferences';
import { rightsShape } from '@/domain/access/rights';
import type { Rights } from '@/domain/access/rights';
import { referralShape } from '@/domain/referral/referral';
import type { Referral } from '@/domain/referral/referral';
import { postCommentShape, postReportShape, postShape } from '@/domain/social/post';
import type { Post, PostComment, PostReport } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import type { SocialProfile } from '@/domain/social/profile';
import { decisionShape } from '@/domain/estimates/answers/decision';
import type { Decision } from '@/domain/estimates/answers/decision';
import { issuedPaperShape } from '@/domain/estimates/issued-paper';
import type { IssuedPaper } from '@/domain/estimates/issued-paper';
import { moneySettingsShape } from '@/domain/money/money-settings';
import type { MoneySettings } from '@/domain/money/money-settings';
import { priceItemShape } from '@/domain/money/price-item';
import type { PriceItem } from '@/domain/money/price-item';
import { initialOf } from '@/domain/core/shape';
import { estimateShape } from '@/domain/estimates/estimate';
import { handedOffShape } from '@/domain/payments/handoff/handed-off';
import type { HandedOff } from '@/domain/payments/handoff/handed-off';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import type { Estimate } from '@/domain/estimates/estimate';
import { invoiceShape } from '@/domain/invoices/invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { lineFields } from '@/domain/money/line-fields';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { dueWord } from '@/domain/tasks/due';
import { taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import { clientMessageShape, trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { ClientMessage, Tracker, TrackingLink } from '@/domain/trackers/tracker';
import { blankUser } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';

/** Monday 2 November 2026, 09:00 in Chicago: when records were made. */
export const MADE_AT = Date.UTC(2026, 10, 2, 15);

/** The default owner of records. */
export const ACME = 'acme';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const stamps = { createdAt: MADE_AT, createdBy: 'ann', updatedAt: MADE_AT, updatedBy: 'ann' };

const common = (uuid: string) => ({ uuid, owner: ACME, assignees: [], ...stamps });

/** A person with a verified account and no company. */
export function makeUser(overrides: Partial<UserRecord> = {}): UserRecord {
  const uuid = overrides.uuid ?? 'ann';
  return {
    ...blankUser(uuid, `${uuid}@example.com`, MADE_AT),
    userFirstName: 'Ann',
    userLastName: 'Meyer',
    onBoarded: true,
    ...overrides,
  };
}

/** A company administered by `ann`. */
export function makeCompany(overrides: Partial<CompanyRecord> = {}): CompanyRecord {
  return {
    ...initialOf(companyShape.fields),
    ...stamps,
    uuid: ACME,
    name: 'Acme Roofing',
    administrator: ['ann'],
    ...overrides,
  };
}

/** Money settings of a business that set none. */
export function makeMoneySettings(overrides: Partial<MoneySettings> = {}): MoneySettings {
  return {
    ...initialOf(moneySettingsShape.fields),
    owner: ACME,
    updatedAt: MADE_AT,
    updatedBy: 'ann',
    ...overrides,
  };
}

/** Default settings of a business in Chicago. */
export function makeSettings(overrides: Partial<BusinessSettings> = {}): BusinessSettings {
  return {
    ...defaultSettings(ACME, 'America/Chicago', 'US'),
    updatedAt: MADE_AT,
    updatedBy: 'ann',
    ...overrides,
  };
}

/** Ann's pending invitation of Kim as a field worker. */
export function makeInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return {
    ...initialOf(invitationShape.fields),
    uuid: 'invitation-1',
    owner: ACME,
    companyName: 'Acme Roofing',
    email: 'kim@example.com',
    jobRole: 'Roofer',
    permissionLevel: PRESETS['Field worker'],
    invitedBy: 'ann',
    invitedByName: 'Ann Meyer',
    createdAt: MADE_AT,
    sentAt: MADE_AT,
    sentCount: 1,
    expiresAt: MADE_AT + INVITATION_MS,
    ...overrides,
  };
}

export function makeRoster(overrides: Partial<Roster> = {}): Roster {
  return {
    ...initialOf(rosterShape.fields),
    owner: ACME,
    people: [
      {
        uid: 'ann',
        name: 'Ann Meyer',
        firstName: 'Ann',
        role: 'Owner',
        phone: '',
        photo: '',
        active: true,
        isAdmin: true,
        colour: '0',
      },
    ],
    updatedAt: MADE_AT,
    ...overrides,
  };
}

/** The rights of a company with an administrator and one Field worker. */
export function makeRights(overrides: Partial<Rights> = {}): Rights {
  const ann = { uid: 'ann', email: 'ann@example.com', jobRole: 'Owner', permissionLevel: [], since: MADE_AT };
  return {
    ...initialOf(rightsShape.fields),
    owner: ACME,
    people: [
      ann,
      {
        ...ann,
        uid: 'fred',
        email: 'fred@example.com',
        jobRole: 'Roofer',
        permissionLevel: PRESETS['Field worker'],
      },
    ],
    updatedAt: MADE_AT,
    ...overrides,
  };
}

export function makePreferences(overrides: Partial<Preferences> = {}): Preferences {
  return { ...initialOf(preferencesShape.fields), uuid: 'ann', updatedAt: MADE_AT, ...overrides };
}

/** An unread notification of `ann`: a lead was assigned to her. */
export function makeNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    ...initialOf(notificationShape.fields),
    uuid: 'notification-1',
    person: 'ann',
    owner: ACME,
    kind: 'assigned',
    title: 'Max Lind assigned Marta Okafor to you',
    text: 'Customer',
    link: '/app/customers/customer-1',
    noun: 'customer',
    recordId: 'customer-1',
    count: 1,
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    expiresAt: MADE_AT + NOTIFICATION_MS,
    ...overrides,
  };
}

/** An open lead; its search keys follow the name, phone and e-mail. */
export function makeCustomer(overrides: Partial<Customer> = {}): Customer {
  const customer: Customer = {
    ...initialOf(customerShape.fields),
    ...common('customer-1'),
    name: 'Marta Okafor',
    phone: '+1 312 555 0147',
    email: 'marta@example.com',
    streetAddress: '12 Elm Street',
    city: 'Springfield',
    state: 'IL',
    zipcode: '62704',
    leadSource: 'Referral',
    productOfInterest: 'Full replacement',
    ...overrides,
  };
  return { ...customer, ...customerKeys(customer), ...overrides };
}

/** An open tracker of `customer-1` in its first stage. */
export function makeTracker(overrides: Partial<Tracker> = {}): Tracker {
  const initial = initialOf(trackerShape.fields);
  const record = {
    ...initial,
    ...common('tracker-1'),
    title: 'Full replacement, 12 Elm Street',
    customerId: 'customer-1',
    customerName: 'Marta Okafor',
    statusAt: MADE_AT,
    statusBy: 'ann',
    stageAt: { ...initial.stageAt, sold: MADE_AT },
    ...overrides,
  };
  return { ...record, ...foundBy(record), ...overrides };
}

export function makeJob(overrides: Partial<Job> = {}): Job {
  const record = {
    ...initialOf(jobShape.fields),
    ...common('job-1'),
    title: 'Install, 12 Elm Street',
    trackerId: 'tracker-1',
    customerId: 'customer-1',
    customerName: 'Marta Okafor',
    statusAt: MADE_AT,
    statusBy: 'ann',
    ...overrides,
  };
  return { ...record, ...foundBy(record), ...overrides };
}

/** A planned visit of `job-1`, four hours on the day after records were made. */
export function makeVisit(overrides: Partial<Visit> = {}): Visit {
  return {
    ...initialOf(visitShape.fields),
    ...common('visit-1'),
    jobId: 'job-1',
    trackerId: 'tracker-1',
    customerId: 'customer-1',
    title: 'Install, 12 Elm Street',
    customerName: 'Marta Okafor',
    start: MADE_AT + DAY,
    end: MADE_AT + DAY + 4 * HOUR,
    ...overrides,
  };
}

/** A line of Acme's price list: $118 a square, with a cost of $74. */
export function makePriceItem(overrides: Partial<PriceItem> = {}): PriceItem {
  return {
    ...initialOf(priceItemShape.fields),
    ...stamps,
    uuid: 'item-1',
    owner: ACME,
    name: 'Architectural shingles',
    unit: 'square',
    price: 11_800,
    cost: 7_400,
    ...overrides,
  };
}

/** The amount of `job-1`: $12,500. */
/** The first version of an estimate, as it was sent. */
export function makeIssuedPaper(overrides: Partial<IssuedPaper> = {}): IssuedPaper {
  return {
    ...initialOf(issuedPaperShape.fields),
    ...common('estimate-1_1'),
    recordId: 'estimate-1',
    customerId: 'customer-1',
    json: '{}',
    sha256: 'a'.repeat(64),
    ...overrides,
  };
}

/** An approval that the client gave by phone. */
export function makeDecision(overrides: Partial<Decision> = {}): Decision {
  return {
    ...initialOf(decisionShape.fields),
    ...common('decision-1'),
    estimateId: 'estimate-1',
    customerId: 'customer-1',
    decision: 'Approved',
    how: 'By phone',
    option: 'a',
    name: 'Ann Carter',
    ...overrides,
  };
}

export function makePrice(overrides: Partial<Price> = {}): Price {
  return {
    ...initialOf(priceShape.fields),
    ...common('job-1'),
    noun: 'job',
    customerId: 'customer-1',
    trackerId: 'tracker-1',
    amount: 1_250_000,
    ...overrides,
  };
}

export function makeActivity(overrides: Partial<Activity> = {}): Activity {
  return {
    ...initialOf(activityShape.fields),
    ...common('activity-1'),
    noun: 'customer',
    recordId: 'customer-1',
    recordTitle: 'Marta Okafor',
    customerId: 'customer-1',
    kind: 'note',
    body: 'Called back, wants a quote this week.',
    timelineId: overrides.recordId ?? 'customer-1',
    ...overrides,
  };
}

/** A change of the amount of `job-1`, as the trigger records it. */
export function makePricedActivity(overrides: Partial<Activity> = {}): Activity {
  return {
    ...initialOf(activityPricedShape.fields),
    ...common('priced-1'),
    noun: 'job',
    recordId: 'job-1',
    recordTitle: 'Install, 12 Elm Street',
    customerId: 'customer-1',
    trackerId: 'tracker-1',
    kind: 'changed',
    byName: 'Ann Meyer',
    changes: [{ field: 'amount', before: '1200000', after: '1250000' }],
    timelineId: overrides.recordId ?? 'job-1',
    ...overrides,
  };
}

/** A message from the office to the client of `tracker-1`. */
export function makeClientMessage(overrides: Partial<ClientMessage> = {}): ClientMessage {
  return {
    ...initialOf(clientMessageShape.fields),
    ...common('message-1'),
    trackerId: 'tracker-1',
    customerId: 'customer-1',
    from: 'office',
    body: 'The shingles arrive on Tuesday.',
    ...overrides,
  };
}

/** A draft for a customer, with one option of one line. */
export function makeEstimate(overrides: Partial<Estimate> = {}): Estimate {
  return {
    ...initialOf(estimateShape.fields),
    ...common('estimate-1'),
    listOrganizer: 'Open' as const,
    title: 'New roof, 12 Oak St',
    customerId: 'customer-1',
    customerName: 'Ann Carter',
    options: [{ id: 'a', name: '', description: '', isSuggested: true }],
    lines: [
      { ...BLANK_LINE, id: 'l1', position: 1_024, name: 'Shingles', quantity: 2_800, unitPrice: 16_800 },
    ],
    statusAt: MADE_AT,
    contentAt: MADE_AT,
    ...overrides,
  };
}

/** A draft for a customer with one line: 28 squares of shingles at $168.00, $4,704.00 in all. */
export function makeInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    ...initialOf(invoiceShape.fields),
    ...common('invoice-1'),
    title: 'New roof, 12 Oak St',
    customerId: 'customer-1',
    customerName: 'Ann Carter',
    lines: [
      {
        ...initialOf(lineFields),
        id: 'l1',
        position: 1_024,
        name: 'Shingles',
        quantity: 2_800,
        unitPrice: 16_800,
      },
    ],
    currency: 'USD',
    termsDays: 30,
    statusAt: MADE_AT,
    contentAt: MADE_AT,
    ...overrides,
  };
}

/** A check of $1,000.00 from a customer, as it was noted. */
export function makePayment(overrides: Partial<Payment> = {}): Payment {
  return {
    ...initialOf(paymentShape.fields),
    ...common('payment-1'),
    customerId: 'customer-1',
    customerName: 'Ann Carter',
    receivedOn: '2026-05-04',
    amount: 100_000,
    currency: 'USD',
    method: 'Check',
    reference: '1042',
    ...overrides,
  };
}

/** A template of one option with one line: 28 squares of shingles at $168.00. */
export function makeEstimateTemplate(overrides: Partial<EstimateTemplate> = {}): EstimateTemplate {
  const { options, lines } = makeEstimate();
  return {
    ...initialOf(estimateTemplateShape.fields),
    ...stamps,
    uuid: 'template-1',
    owner: ACME,
    name: 'Re-roof, one layer',
    description: 'Architectural shingles on a walkable roof',
    options,
    lines,
    ...overrides,
  };
}

/** One invoice of a month, handed to QuickBooks. */
export function makeHandedOff(overrides: Partial<HandedOff> = {}): HandedOff {
  return {
    ...initialOf(handedOffShape.fields),
    ...stamps,
    uuid: 'hand-off-1',
    owner: ACME,
    from: '2026-05-01',
    until: '2026-05-31',
    papers: ['invoice-1'],
    ...overrides,
  };
}

/** A project that is planned. */
export function makeProject(overrides: Partial<Project> = {}): Project {
  return {
    ...initialOf(projectShape.fields),
    ...common('project-1'),
    listOrganizer: 'Open' as const,
    title: 'Oak Hollow estate',
    customerName: 'Oak Hollow HOA',
    statusAt: MADE_AT,
    ...overrides,
  };
}

/** A task that is not done. */
export function makeTask(overrides: Partial<Task> = {}): Task {
  const task = {
    ...initialOf(taskShape.fields),
    ...common('task-1'),
    listOrganizer: 'Open' as const,
    title: 'Call the inspector',
    statusAt: MADE_AT,
    ...overrides,
  };
  return { ...task, due: dueWord(task) };
}

/** A mail to the client that waits. */
export function makeClientUpdate(overrides: Partial<ClientUpdate> = {}): ClientUpdate {
  return {
    ...initialOf(clientUpdateShape.fields),
    ...common('update-1'),
    trackerId: 'tracker-1',
    customerId: 'customer-1',
    kind: 'stage',
    state: 'waiting',
    dueAt: MADE_AT,
    wanted: 'Scheduled',
    told: 'Sold',
    ...overrides,
  };
}

/** Two hours of `ann` on a Tuesday. */
export function makeEvent(overrides: Partial<CalendarRecord> = {}): CalendarRecord {
  const start = overrides.start ?? MADE_AT;
  const end = overrides.end ?? start + EVENT_MS;
  return {
    ...initialOf(eventShape.fields),
    ...common('event-1'),
    person: 'ann',
    title: 'Crew plan',
    start,
    end,
    repeatsUntil: end,
    ...overrides,
  };
}

/** A small, completely uploaded photo of `customer-1`. */
export function makeFile(overrides: Partial<FileRecord> = {}): FileRecord {
  return {
    ...initialOf(fileShape.fields),
    ...common('file-1'),
    recordId: 'customer-1',
    name: 'Ridge.jpg',
    type: 'image/jpeg',
    size: 3,
    state: 'ready',
    ...overrides,
  };
}

/** An active link of `tracker-1` that works for a year. */
export function makeTrackingLink(overrides: Partial<TrackingLink> = {}): TrackingLink {
  return {
    ...initialOf(trackingShape.fields),
    ...stamps,
    uuid: 'link-1',
    owner: ACME,
    trackerId: 'tracker-1',
    state: 'active',
    expiresAt: MADE_AT + 365 * DAY,
    ...overrides,
  };
}

export function makeImport(overrides: Partial<ImportRun> = {}): ImportRun {
  return {
    ...initialOf(importShape.fields),
    ...common('import-1'),
    fileName: 'customers.csv',
    state: 'running',
    total: 100,
    batches: 1,
    batchesIn: 1,
    created: 100,
    ...overrides,
  };
}

export function makeImportBatch(overrides: Partial<ImportBatch> = {}): ImportBatch {
  return {
    ...initialOf(importBatchShape.fields),
    ...common('import-1-0'),
    importId: 'import-1',
    created: ['customer-1'],
    ...overrides,
  };
}

/** `ann`'s view of `bo`, her connection. */
export function makeConnection(overrides: Partial<Connection> = {}): Connection {
  const person = overrides.person ?? 'ann';
  return {
    ...initialOf(connectionShape.fields),
    uuid: `${person}_bo`,
    person,
    other: 'bo',
    otherName: 'Bo Cole',
    otherOwner: 'cole',
    otherBusiness: 'Cole Gutters',
    state: 'connected',
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    ...overrides,
  };
}

/** A post of `ann` to her coworkers. */
export function makePost(overrides: Partial<Post> = {}): Post {
  return {
    ...initialOf(postShape.fields),
    ...stamps,
    uuid: 'post-1',
    owner: ACME,
    text: 'Chester Park is done.',
    ...overrides,
  };
}

/** A draft of `ann` to a client. */
export function makeMail(overrides: Partial<Mail> = {}): Mail {
  return {
    ...initialOf(mailShape.fields),
    uuid: 'mail-1',
    owner: ACME,
    person: 'ann',
    createdAt: MADE_AT,
    createdBy: 'ann',
    updatedAt: MADE_AT,
    updatedBy: 'ann',
    conversationId: 'mail-1',
    to: [{ uid: '', name: 'June Pettigrew', address: 'june@example.com' }],
    subject: 'Your roof estimate',
    body: '<p>Here is the estimate.</p>',
    preview: 'Here is the estimate.',
    sentAt: MADE_AT,
    lists: ['all', 'drafts'],
    ...overrides,
  };
}

/** A comment of `ann` on her own post. */
export function makePostComment(overrides: Partial<PostComment> = {}): PostComment {
  return {
    ...initialOf(postCommentShape.fields),
    ...stamps,
    uuid: 'comment-1',
    owner: ACME,
    postId: 'post-1',
    text: 'Two days, three layers.',
    ...overrides,
  };
}

/** A complaint of `ann` about a post. */
export function makePostReport(overrides: Partial<PostReport> = {}): PostReport {
  return {
    ...initialOf(postReportShape.fields),
    ...stamps,
    uuid: 'post-1_ann',
    owner: ACME,
    postId: 'post-1',
    reason: 'It names a client.',
    ...overrides,
  };
}

/** The profile of `ann`. */
export function makeSocialProfile(overrides: Partial<SocialProfile> = {}): SocialProfile {
  return {
    ...initialOf(socialProfileShape.fields),
    ...stamps,
    uuid: 'ann',
    owner: ACME,
    about: 'Third roofer in the family.',
    area: 'Duluth',
    trades: ['Ice dams'],
    ...overrides,
  };
}

export function makeMailLabel(overrides: Partial<MailLabel> = {}): MailLabel {
  return {
    ...initialOf(mailLabelShape.fields),
    uuid: 'label-1',
    owner: ACME,
    person: 'ann',
    createdAt: MADE_AT,
    createdBy: 'ann',
    updatedAt: MADE_AT,
    updatedBy: 'ann',
    name: 'Insurance',
    colour: 'violet',
    ...overrides,
  };
}

/** A person who joined by the link of `ann` and has not paid yet. */
export function makeReferral(overrides: Partial<Referral> = {}): Referral {
  return {
    ...initialOf(referralShape.fields),
    uuid: 'cy',
    referrer: 'ann',
    joinedName: 'Cy D.',
    joinedAt: MADE_AT,
    ...overrides,
  };
}

/** A line on the price list of a dealer: $118 a square. */
export function makeDealerPrice(overrides: Partial<DealerPrice> = {}): DealerPrice {
  return {
    ...initialOf(dealerPriceShape.fields),
    ...stamps,
    uuid: 'dp1',
    owner: ACME,
    product: 'Architectural shingles',
    unit: 'Square',
    price: 11_800,
    ...overrides,
  };
}

/** A member company that shares no figures with its dealer. */
export function makeDealerMember(overrides: Partial<DealerMember> = {}): DealerMember {
  return {
    ...initialOf(dealerMemberShape.fields),
    uuid: 'member',
    owner: ACME,
    name: 'Member Roofs',
    createdAt: MADE_AT,
    ...overrides,
  };
}

/** A tracker handed to Cole Gutters, who have not begun. */
export function makeHandover(overrides: Partial<Handover> = {}): Handover {
  return {
    ...initialOf(handoverShape.fields),
    ...common('t1_given'),
    side: 'given',
    trackerId: 't1',
    title: 'Full replacement, 12 Oak St',
    twin: 't1_taken',
    person: 'ann',
    other: 'bo',
    otherName: 'Bo Cole',
    otherBusiness: 'Cole Gutters',
    statusAt: MADE_AT,
    ...overrides,
  };
}

/** A group of `ann` and `max` in which nothing was said yet. */
export function makeThread(overrides: Partial<Thread> = {}): Thread {
  return {
    ...initialOf(threadShape.fields),
    ...stamps,
    uuid: 'thread-1',
    owner: ACME,
    type: 'GROUP',
    participantIds: ['ann', 'max'],
    lastAt: MADE_AT,
    ...overrides,
  };
}

/** A message of `ann` in `thread-1`. */
export function makeMessage(overrides: Partial<Message> = {}): Message {
  return {
    ...initialOf(messageShape.fields),
    ...stamps,
    uuid: 'chat-message-1',
    owner: ACME,
    threadId: 'thread-1',
    body: 'The shingles are here.',
    find: messageKeys(overrides.body ?? 'The shingles are here.'),
    ...overrides,
  };
}

export function makeBoard(overrides: Partial<Board> = {}): Board {
  return {
    ...initialOf(boardShape.fields),
    ...stamps,
    uuid: 'board-1',
    owner: ACME,
    name: 'Production',
    ...overrides,
  };
}

/** The first list of `board-1`. */
export function makeBoardList(overrides: Partial<BoardList> = {}): BoardList {
  return {
    ...initialOf(boardListShape.fields),
    ...stamps,
    uuid: 'list-1',
    owner: ACME,
    boardId: 'board-1',
    name: 'Materials',
    position: 'i',
    ...overrides,
  };
}

/** The first card of `list-1`. */
export function makeCard(overrides: Partial<Card> = {}): Card {
  return {
    ...initialOf(cardShape.fields),
    ...stamps,
    uuid: 'card-1',
    owner: ACME,
    boardId: 'board-1',
    listId: 'list-1',
    position: 'i',
    name: 'Order shingles',
    ...overrides,
  };
}

/** A comment of `ann` on `card-1`. */
export function makeCardComment(overrides: Partial<CardComment> = {}): CardComment {
  return {
    ...initialOf(cardCommentShape.fields),
    ...stamps,
    uuid: 'comment-1',
    owner: ACME,
    boardId: 'board-1',
    cardId: 'card-1',
    message: 'They come on Tuesday.',
    ...overrides,
  };
}
