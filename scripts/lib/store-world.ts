import { getFirestore } from 'firebase-admin/firestore';
import type { DocumentData } from 'firebase-admin/firestore';
import type { World } from '@/demo/build-world';
import { activityPricedShape, activityShape } from '@/domain/history/activity';
import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { companyShape, settingsShape } from '@/domain/company/company';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { connectionShape } from '@/domain/network/connection';
import { eventShape } from '@/domain/calendar/event';
import { fileShape } from '@/domain/files/file';
import { invitationShape } from '@/domain/employees/invitation';
import { dealerMemberShape, dealerPriceShape } from '@/domain/dealer/dealer';
import { NOUN_KEYS, nounOf } from '@/domain/nouns';
import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import { priceShape } from '@/domain/money/price';
import { billsShape, entitlementShape } from '@/domain/plans/entitlement';
import { initialOf } from '@/domain/core/shape';
import { handoverShape } from '@/domain/network/handover';
import { referralShape } from '@/domain/referral/referral';
import { notificationShape } from '@/domain/notifications/notification';
import { postCommentShape, postShape } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import { decisionShape } from '@/domain/estimates/answers/decision';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import { issuedPaperShape } from '@/domain/estimates/issued-paper';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { priceItemShape } from '@/domain/money/price-item';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import { clientMessageShape, trackingShape } from '@/domain/trackers/tracker';
import { userShape } from '@/domain/account/user';
import { connectedAccountShape } from '../../functions/src/card-payments/records';
import { billingShape } from '../../functions/src/plans/billing';
import { storedRecord } from '../../functions/src/records';
import { rebuildRoster } from '../../functions/src/triggers/roster';
import { refreshBusiness } from '../../functions/src/triggers/tracking-copy';
import { recount } from '../../functions/src/triggers/usage';

/** Writes per batch, with a margin below Firestore's limit. */
const BATCH = 400;

type Stored = { readonly path: string; readonly data: DocumentData };

function documents<F extends Fields>(
  shape: Shape<F>,
  records: readonly InferFields<F>[],
  idOf: (record: InferFields<F>) => string,
): Stored[] {
  return records.map((record) => ({
    path: `${shape.collection}/${idOf(record)}`,
    data: storedRecord(shape, record),
  }));
}

function worldDocuments(world: World): Stored[] {
  const { network } = world;
  return [
    ...documents(userShape, world.users, (user) => user.uuid),
    ...documents(companyShape, world.companies, (company) => company.uuid),
    ...documents(entitlementShape, world.entitlements, (entitlement) => entitlement.owner),
    ...documents(billsShape, world.bills, (bills) => bills.owner),
    // Subscriptions of the emulators' own checkout, so that the example companies can change theirs.
    ...documents(
      billingShape,
      world.entitlements.map(({ owner }) => ({
        ...initialOf(billingShape.fields),
        owner,
        customer: `cus_${owner}`,
        subscription: `sub_${owner}`,
      })),
      (billing) => billing.owner,
    ),
    // Accounts of the emulators' own pages in Stripe's place, so that clients of companies with a plan pay online.
    ...documents(
      connectedAccountShape,
      world.cardPayments.map(({ owner, updatedAt: createdAt }) => ({
        ...initialOf(connectedAccountShape.fields),
        ...{ owner, account: `acct_test_${owner}`, isOffered: true, canCharge: true, createdAt },
      })),
      ({ owner }) => owner,
    ),
    ...documents(cardPaymentsShape, world.cardPayments, ({ owner }) => owner),
    ...documents(settingsShape, world.settings, (settings) => settings.owner),
    ...documents(moneySettingsShape, world.moneySettings, (settings) => settings.owner),
    ...documents(issuedPaperShape, world.issuedPapers, (paper) => paper.uuid),
    ...documents(decisionShape, world.decisions, (decision) => decision.uuid),
    ...documents(invitationShape, world.invitations, (invitation) => invitation.uuid),
    ...documents(priceItemShape, world.priceItems, (item) => item.uuid),
    ...documents(estimateTemplateShape, world.estimateTemplates, (template) => template.uuid),
    ...NOUN_KEYS.flatMap((key) => documents(nounOf(key).shape, world[key], ({ uuid }) => uuid)),
    ...documents(priceShape, world.prices, (price) => price.uuid),
    ...documents(trackingShape, world.links, (link) => link.uuid),
    ...documents(clientMessageShape, world.messages, (message) => message.uuid),
    ...documents(clientUpdateShape, world.clientUpdates, (update) => update.uuid),
    ...documents(activityShape, world.activity, (entry) => entry.uuid),
    ...documents(activityPricedShape, world.activityPriced, (entry) => entry.uuid),
    ...NOUN_KEYS.filter((key) => nounOf(key).number !== null).flatMap((key) =>
      counters(nounOf(key).name, world[key]),
    ),
    ...documents(
      fileShape,
      world.files.map(({ record }) => record),
      (file) => file.uuid,
    ),
    ...world.files.map(({ record, content }) => ({
      path: `${chunksOf(record.uuid)}/0`,
      data: { content },
    })),
    ...documents(notificationShape, world.notifications, (one) => one.uuid),
    ...documents(postShape, world.social.posts, (post) => post.uuid),
    ...documents(postCommentShape, world.social.postComments, (comment) => comment.uuid),
    ...documents(socialProfileShape, world.social.socialProfiles, (profile) => profile.uuid),
    ...documents(eventShape, world.events, (event) => event.uuid),
    ...documents(mailShape, world.mail.mails, (mail) => mail.uuid),
    ...documents(mailLabelShape, world.mail.mailLabels, (label) => label.uuid),
    ...documents(connectionShape, network.connections, (connection) => connection.uuid),
    ...documents(boardShape, world.boards.boards, (board) => board.uuid),
    ...documents(boardListShape, world.boards.lists, (list) => list.uuid),
    ...documents(cardShape, world.boards.cards, (card) => card.uuid),
    ...documents(cardCommentShape, world.boards.comments, (comment) => comment.uuid),
    ...documents(threadShape, world.chats.threads, (thread) => thread.uuid),
    ...documents(messageShape, world.chats.messages, (message) => message.uuid),
    ...documents(handoverShape, network.handovers, (handover) => handover.uuid),
    ...documents(referralShape, network.referrals, (referral) => referral.uuid),
    ...documents(dealerPriceShape, network.dealerPrices, (price) => price.uuid),
    ...documents(dealerMemberShape, network.dealerMembers, (member) => member.uuid),
  ];
}

/** Each business's last numbers, which its next records continue (functions/src/triggers/numbers.ts). */
function counters(
  kind: string,
  records: readonly { readonly owner: string; readonly number?: number | null }[],
): Stored[] {
  const last = new Map<string, number>();
  for (const { owner, number } of records) last.set(owner, Math.max(last.get(owner) ?? 0, number ?? 0));
  return [...last].map(([owner, number]) => ({
    path: `${COLLECTIONS.numbers}/${owner}_${kind}`,
    data: { owner, kind, last: number },
  }));
}

/**
 * Writes every record of a world in batches, then what functions would derive: rosters, rights, clients'
 * pages, counts of open work. Needs no running functions.
 */
export async function storeWorld(world: World): Promise<void> {
  const store = getFirestore();
  const all = worldDocuments(world);
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = store.batch();
    for (const { path, data } of all.slice(from, from + BATCH)) batch.set(store.doc(path), data);
    await batch.commit();
  }
  for (const { owner } of world.settings) {
    await rebuildRoster(store, owner);
    await refreshBusiness(store, owner);
    await recount(store, owner);
  }
}
