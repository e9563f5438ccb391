import { describe, expect, it } from 'vitest';
import { activityPricedShape, activityShape } from '@/domain/history/activity';
import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { companyShape, settingsShape } from '@/domain/company/company';
import { connectionShape } from '@/domain/network/connection';
import { billsShape } from '@/domain/plans/entitlement';
import { eventShape } from '@/domain/calendar/event';
import { fileShape } from '@/domain/files/file';
import { handoverShape } from '@/domain/network/handover';
import { invitationShape } from '@/domain/employees/invitation';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import { priceShape } from '@/domain/money/price';
import { PRESET_NAMES } from '@/domain/access/presets';
import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import { notificationShape } from '@/domain/notifications/notification';
import { postCommentShape, postShape } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import { issuedPaperShape } from '@/domain/estimates/issued-paper';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { priceItemShape } from '@/domain/money/price-item';
import { encodeFields } from '@/domain/core/record-codec';
import { shortNumber } from '@/domain/core/record-number';
import { referralShape } from '@/domain/referral/referral';
import { CUSTOMER_STATUSES, TRACKER_STATUSES } from '@/domain/core/statuses';
import { clientMessageShape, trackingShape } from '@/domain/trackers/tracker';
import { NOUNS } from '@/domain/nouns';
import type { Fields } from '@/domain/core/shape';
import { userShape } from '@/domain/account/user';
import { buildWorld } from './build-world';

const world = buildWorld(1, '2026-11-23');

describe('the example world', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(buildWorld(1, '2026-11-23')).toEqual(world);
    expect(buildWorld(2, '2026-11-23')).not.toEqual(world);
  });

  it('holds nothing from after its day, on a weekend as well', () => {
    const sunday = buildWorld(1, '2026-11-29');
    const end = Date.UTC(2026, 10, 30, 6);
    const { customers, trackers, jobs, tasks, activity, notifications, mail, social, chats } = sunday;
    const made = [...customers, ...trackers, ...jobs, ...tasks, ...activity, ...notifications, ...mail.mails];
    const said = [...made, ...social.posts, ...chats.messages].filter(({ createdAt }) => createdAt >= end);
    expect(said.map(({ uuid }) => uuid)).toEqual([]);
    expect(mail.mails.filter(({ sentAt }) => sentAt >= end).map(({ uuid }) => uuid)).toEqual([]);
  });

  it('holds only records within the bounds of their shapes', () => {
    world.users.forEach((user) => encodeFields(userShape.fields, user));
    world.companies.forEach((company) => encodeFields(companyShape.fields, company));
    world.settings.forEach((settings) => encodeFields(settingsShape.fields, settings));
    world.invitations.forEach((invitation) => encodeFields(invitationShape.fields, invitation));
    world.bills.forEach((bills) => encodeFields(billsShape.fields, bills));
    world.moneySettings.forEach((settings) => encodeFields(moneySettingsShape.fields, settings));
    world.issuedPapers.forEach((paper) => encodeFields(issuedPaperShape.fields, paper));
    world.decisions.forEach((decision) => encodeFields(decisionShape.fields, decision));
    world.estimateTemplates.forEach((one) => encodeFields(estimateTemplateShape.fields, one));
    world.priceItems.forEach((item) => encodeFields(priceItemShape.fields, item));
    world.links.forEach((link) => encodeFields(trackingShape.fields, link));
    for (const { key, shape } of NOUNS)
      for (const record of world[key]) encodeFields<Fields>(shape.fields, { ...record });
    world.prices.forEach((price) => encodeFields(priceShape.fields, price));
    world.messages.forEach((message) => encodeFields(clientMessageShape.fields, message));
    world.activity.forEach((entry) => encodeFields(activityShape.fields, entry));
    world.activityPriced.forEach((entry) => encodeFields(activityPricedShape.fields, entry));
    world.events.forEach((event) => encodeFields(eventShape.fields, event));
    world.files.forEach(({ record, content }) => {
      encodeFields(fileShape.fields, record);
      expect(atob(content)).toHaveLength(record.size);
    });
    world.notifications.forEach((one) => encodeFields(notificationShape.fields, one));
    world.social.posts.forEach((one) => encodeFields(postShape.fields, one));
    world.social.postComments.forEach((one) => encodeFields(postCommentShape.fields, one));
    world.social.socialProfiles.forEach((one) => encodeFields(socialProfileShape.fields, one));
    world.mail.mails.forEach((one) => encodeFields(mailShape.fields, one));
    world.mail.mailLabels.forEach((one) => encodeFields(mailLabelShape.fields, one));
    world.network.connections.forEach((one) => encodeFields(connectionShape.fields, one));
    world.boards.boards.forEach((one) => encodeFields(boardShape.fields, one));
    world.boards.lists.forEach((one) => encodeFields(boardListShape.fields, one));
    world.boards.cards.forEach((one) => encodeFields(cardShape.fields, one));
    world.boards.comments.forEach((one) => encodeFields(cardCommentShape.fields, one));
    world.chats.threads.forEach((one) => encodeFields(threadShape.fields, one));
    world.chats.messages.forEach((one) => encodeFields(messageShape.fields, one));
    world.network.handovers.forEach((one) => encodeFields(handoverShape.fields, one));
    world.network.referrals.forEach((one) => encodeFields(referralShape.fields, one));
    world.network.dealerPrices.forEach((one) => encodeFields(dealerPriceShape.fields, one));
    world.network.dealerMembers.forEach((one) => encodeFields(dealerMemberShape.fields, one));
  });

  it('gives all users of a paying business its plan, and other users none', () => {
    const paying = world.entitlements.map(({ owner }) => owner);
    for (const user of world.users)
      expect([user.uuid, user.userPaid]).toEqual([user.uuid, paying.includes(user.companyUuid)]);
    expect(world.users.some(({ userPaid }) => userPaid)).toBe(true);
  });

  it('tells the owner of the calendar, the board and their posts', () => {
    const told = world.notifications.filter(({ person }) => person === 'dana-hollis');
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['connection', 'invitation', 'import', 'event', 'card', 'post']),
    );
  });

  it('gives every record an id of its own', () => {
    const ids = [
      ...NOUNS.flatMap(({ key }) => world[key].map(({ uuid }) => uuid)),
      ...world.files.map(({ record }) => record.uuid),
      ...world.links.map(({ uuid }) => uuid),
      ...world.events.map(({ uuid }) => uuid),
      ...[...world.messages, ...world.activity].map(({ uuid }) => uuid),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows every lead status, every stage, every preset and work of today', () => {
    expect(new Set(world.customers.map((customer) => customer.customerStatus))).toEqual(
      new Set(CUSTOMER_STATUSES),
    );
    expect(new Set(world.trackers.map(({ status }) => status))).toEqual(new Set(TRACKER_STATUSES));
    expect(world.people.map((person) => person.preset)).toEqual(expect.arrayContaining([...PRESET_NAMES]));
    expect(world.trackers.some(({ hold }) => hold.on)).toBe(true);
  });

  it('links cards and chat messages to jobs by their numbers', () => {
    const number = new Map(world.jobs.map((job) => [job.uuid, shortNumber(job)]));
    const cards = world.boards.cards.filter(({ recordNoun }) => recordNoun === 'job');
    expect(cards).toHaveLength(5);
    for (const card of cards) expect(card.recordNumber).toBe(number.get(card.recordId));
    const linked = world.chats.messages.flatMap(({ records }) => records);
    expect(linked.length).toBeGreaterThan(0);
    for (const { id, number: shown } of linked) expect(shown).toBe(number.get(id));
  });

  it('re-roofs an estate of forty houses as one project, a good part of them done', () => {
    const [estate] = world.projects;
    const houses = world.trackers.filter(({ projectId }) => projectId === estate?.uuid);
    expect(houses).toHaveLength(40);
    const done = world.jobs.filter(
      ({ projectId, status }) => projectId === estate?.uuid && status === 'Completed',
    );
    expect(done.length).toBeGreaterThanOrEqual(31);
  });

  it('shows a connection to both its sides, and to no other user', () => {
    const states = (person: string) =>
      world.network.connections.filter((one) => one.person === person).map((one) => [one.other, one.state]);
    expect(states('dana-hollis')).toEqual([
      ['carla-voss', 'connected'],
      ['lou-verity', 'connected'],
      ['sam-okafor', 'waiting'],
    ]);
    expect(states('carla-voss')).toEqual([['dana-hollis', 'connected']]);
    expect(states('sam-okafor')).toEqual([['dana-hollis', 'sent']]);
    expect(world.users.find((user) => user.uuid === 'dana-hollis')?.userNetwork).toEqual([
      'carla-voss',
      'lou-verity',
    ]);
  });

  it('keeps every salesperson among the assignees', () => {
    for (const customer of world.customers.filter(({ salesperson }) => salesperson !== '')) {
      expect(customer.assignees).toContain(customer.salesperson);
    }
  });
});
