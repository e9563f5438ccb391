import fc from 'fast-check';
import { encodeFields } from '@/domain/core/record-codec';
import { boardListShape, boardShape, cardCommentShape, cardShape } from '@/domain/boards/board';
import type { Viewer } from '@/domain/access/viewer';
import { preferencesShape } from '@/domain/account/preferences';
import { activityShape } from '@/domain/history/activity';
import { companyShape } from '@/domain/company/company';
import { customerShape } from '@/domain/customers/customer';
import { dealerPriceShape } from '@/domain/dealer/dealer';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import { fileShape } from '@/domain/files/file';
import { eventShape } from '@/domain/calendar/event';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import { listsOf } from '@/domain/mail/mail-lists';
import { priceItemShape } from '@/domain/money/price-item';
import { notificationShape } from '@/domain/notifications/notification';
import { postShape } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import { clientMessageShape, trackingShape } from '@/domain/trackers/tracker';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { editMutedMails, editMutedNotifications, editSavedViews, muteChat } from '../account/preferences';
import * as boards from '../boards/board-intents';
import { addEvent, answerEvent, created, editEvent, removed, removeEvent } from '../calendar/event-changes';
import { addTimeOff, removeTimeOff } from '../calendar/time-off';
import * as chat from '../chat/chat-intents';
import { stopUpdate } from '../client-updates/client-updates';
import { switchAttachments } from '../company/company';
import type { Intent } from '../core/intent';
import { noteOutcome } from '../customers/appointment-outcome';
import { logCall, reviewAppointment } from '../customers/contact-log';
import { subjectOf } from '../customers/customer-changes';
import { addDealerPrice, editDealerPrice, shareFigures } from '../dealer/dealer';
import { addTemplate, changeTemplate, deleteTemplate } from '../estimates/templates';
import { describeFile } from '../files/files';
import { addEntry, deleteEntry } from '../history/activity';
import * as mails from '../mail/mail-changes';
import { takeTheirs } from '../journal/theirs/theirs';
import { addPriceItem, changePrices, editPriceItem, importPrices } from '../money/price-items';
import { readNotifications } from '../notifications/notifications';
import { addComment, editPost, likePost, publishPost } from '../social/posts';
import { saveProfile } from '../social/profiles';
import { readMessages } from '../tracking/client-messages';
import { pauseLink, resumeLink, setExpiry } from '../tracking/tracking';
import { now, unset } from '../store/port';
import type { World } from './undo-world';

/** Makes a change of any records; null where these records allow none. */
export type UndoCase = (viewer: Viewer, world: World) => Intent | readonly Intent[] | null;

const day = {
  allDay: true,
  firstDay: '2026-05-04',
  lastDay: '2026-05-05',
  rrule: '',
  start: 0,
  end: 0,
} as const;
const ZONE = 'America/Chicago';

/** The changes of what is no noun of the business, by file and function. */
export const OTHER_CASES: Readonly<Record<string, UndoCase>> = {
  'account/preferences editSavedViews': (viewer, { some, draw }) =>
    editSavedViews(
      viewer,
      { preferences: some(preferencesShape), saved: true },
      draw(arbitraryRecord(preferencesShape.fields)).savedViews,
      '',
    ),
  'account/preferences editMutedMails': (viewer, { some }) =>
    editMutedMails(viewer, { preferences: some(preferencesShape), saved: true }, [], ''),
  'account/preferences editMutedNotifications': (viewer, { some }) =>
    editMutedNotifications(viewer, { preferences: some(preferencesShape), saved: true }, [], ''),
  'account/preferences muteChat': (viewer, { some, draw }) =>
    muteChat(viewer, { preferences: some(preferencesShape), saved: true }, 't1', draw(fc.boolean())),
  'boards/board-intents addBoard': (viewer) => boards.addBoard(viewer, 'Roofs', 'Sales'),
  'boards/board-intents changeBoard': (viewer, { some, draw }) => {
    const { name, labels, archivedAt } = draw(arbitraryRecord(boardShape.fields));
    return boards.changeBoard(viewer, some(boardShape), { name, labels, archivedAt }, '');
  },
  'boards/board-intents addList': (viewer) =>
    boards.addList(viewer, { uuid: 'new', boardId: 'b1', name: 'Next', position: 'm' }),
  'boards/board-intents changeList': (viewer, { some }) =>
    boards.changeList(viewer, some(boardListShape), { name: 'Next' }),
  'boards/board-intents archiveCards': (viewer, { some }) =>
    boards.archiveCards(
      viewer,
      [some(cardShape, { archivedAt: null }), some(cardShape, { archivedAt: null })],
      '',
    ),
  'boards/board-intents removeList': (viewer, { some }) =>
    boards.removeList(viewer, some(boardListShape), [some(cardShape, { archivedAt: null })]),
  'boards/board-intents addCard': (viewer) =>
    boards.addCard(viewer, { uuid: 'new', boardId: 'b1', listId: 'l1', name: 'Tarp', position: 'm' }),
  'boards/board-intents editCard': (viewer, { some, draw }) => {
    const { name, description, labelIds, checkItems } = draw(arbitraryRecord(cardShape.fields));
    return boards.editCard(viewer, some(cardShape), { name, description, labelIds, checkItems });
  },
  'boards/board-intents moveCard': (viewer, { some }) =>
    boards.moveCard(viewer, some(cardShape), { listId: 'l2', position: 'n' }),
  'boards/board-intents subscribe': (viewer, { some }) => {
    const { uuid, subscriberIds } = some(cardShape, { subscriberIds: ['x'] });
    return boards.subscribe(viewer, uuid, !subscriberIds.includes(viewer.uid));
  },
  'boards/board-intents addComment': (viewer, { some }) =>
    boards.addComment(viewer, some(cardShape), 'Hello'),
  'boards/board-intents removeComment': (viewer, { some }) => {
    const card = some(cardShape);
    return boards.removeComment(viewer, some(cardCommentShape, { cardId: card.uuid }));
  },
  'calendar/event-changes addEvent': (viewer, { draw }) =>
    addEvent(viewer, { ...draw(arbitraryRecord(eventShape.fields)), ...day }, ZONE),
  'calendar/event-changes editEvent': (viewer, { some, draw }) =>
    editEvent(viewer, some(eventShape, day), {
      content: { ...draw(arbitraryRecord(eventShape.fields)), ...day },
      zone: ZONE,
      inSeries: null,
      id: 'new',
      changedOnes: [],
    }),
  'calendar/event-changes removeEvent': (viewer, { some }) =>
    removeEvent(viewer, some(eventShape, { ...day, answers: {} }), ZONE),
  'calendar/event-changes answerEvent': (viewer, { some, draw }) =>
    answerEvent(viewer, some(eventShape, day), draw(fc.constantFrom('accepted', 'declined', null))),
  'calendar/event-changes created': (viewer) => created(viewer, 'new', { title: 'Meeting' }, ''),
  'calendar/event-changes removed': (viewer, { some }) =>
    removed(viewer, [some(eventShape, { answers: {} })], ''),
  'calendar/time-off addTimeOff': (viewer) =>
    addTimeOff(viewer, { person: 'bo', firstDay: '2026-05-04', lastDay: '2026-05-05', reason: '' }, ZONE),
  'calendar/time-off removeTimeOff': (viewer, { some }) =>
    removeTimeOff(viewer, some(eventShape, { ...day, answers: {} })),
  'chat/chat-intents editMessage': (viewer, { some, draw }) =>
    chat.editMessage(viewer, some(messageShape), draw(arbitraryRecord(messageShape.fields))),
  'chat/chat-intents deleteMessage': (viewer, { some }) =>
    chat.deleteMessage(viewer, some(messageShape, { deletedAt: null })),
  'chat/chat-intents renameGroup': (viewer, { some }) => chat.renameGroup(viewer, some(threadShape), 'Crew'),
  'chat/chat-intents addToGroup': (viewer, { some }) =>
    chat.addToGroup(viewer, some(threadShape, { participantIds: ['a'] }), ['b']),
  'chat/chat-intents removeFromGroup': (viewer, { some }) =>
    chat.removeFromGroup(viewer, some(threadShape, { participantIds: ['a', 'b'] }), 'b'),
  'client-updates/client-updates stopUpdate': (viewer, { some }) =>
    stopUpdate(viewer, some(clientUpdateShape, { state: 'waiting' })),
  'company/company switchAttachments': (viewer, { some }) =>
    switchAttachments(viewer, !some(companyShape, { isAttachment: true }).isAttachment),
  'customers/contact-log logCall': (viewer, { some }) =>
    logCall(viewer, some(customerShape, { customerStatus: 'Open Lead' }), {
      body: 'Hi',
      outcome: 'reached',
      status: 'Contacted',
      callBackOn: '2026-05-04',
    }),
  'customers/contact-log reviewAppointment': (viewer, { some }) =>
    reviewAppointment(viewer, some(customerShape, { customerStatus: 'Appointment Set' }), {
      body: 'Went well',
      status: 'Quoted',
      followUp: '2026-05-04',
      outcome: null,
      clears: true,
    }),
  'customers/appointment-outcome noteOutcome': (viewer, { some }) =>
    noteOutcome(viewer, some(customerShape), 'Kept'),
  'dealer/dealer addDealerPrice': (viewer) =>
    addDealerPrice(viewer, { product: 'Ridge', unit: 'Each', price: 5 }),
  'dealer/dealer editDealerPrice': (viewer, { some }) =>
    editDealerPrice(viewer, some(dealerPriceShape), { product: 'Ridge', active: false }),
  'dealer/dealer shareFigures': (viewer, { some }) =>
    shareFigures(viewer, !some(companyShape, { sharesFigures: true }).sharesFigures),
  'files/files describeFile': (viewer, { some, draw }) => {
    const { caption, tag, clientVisible } = draw(arbitraryRecord(fileShape.fields));
    return describeFile(viewer, some(fileShape), { caption, tag, clientVisible });
  },
  'history/activity addEntry': (viewer, { some }) =>
    addEntry(viewer, subjectOf(some(customerShape)), { kind: 'note', body: 'Hi' }),
  'history/activity deleteEntry': (viewer, { some }) =>
    deleteEntry(viewer, some(activityShape, { noun: 'customer' })),
  'mail/mail-changes createDraft': (viewer, { draw }) =>
    mails.createDraft(viewer, 'new', draw(arbitraryRecord(mailShape.fields)), 5),
  'mail/mail-changes discardDraft': (viewer, { some }) =>
    mails.discardDraft(viewer, some(mailShape, { state: 'draft' })),
  'mail/mail-changes fileMail': (viewer, { some, draw }) => {
    const { isStarred, isUnread, labelIds, box } = draw(arbitraryRecord(mailShape.fields));
    return mails.fileMail(viewer, some(mailShape), { isStarred, isUnread, labelIds, box }, '');
  },
  'mail/mail-changes createLabel': (viewer) =>
    mails.createLabel(viewer, { uuid: 'new', name: 'Bills', colour: 'violet' }),
  'mail/mail-changes editLabel': (viewer, { some }) =>
    mails.editLabel(viewer, some(mailLabelShape), { name: 'Bills' }),
  'mail/mail-changes deleteLabel': (viewer, { some }) => mails.deleteLabel(viewer, some(mailLabelShape)),
  'mail/mail-changes sendMail': (viewer, { some }) => {
    // A draft as the app writes it: its lists follow from its box.
    const draft = { box: 'drafts', isStarred: false, isImportant: false, labelIds: [] } as const;
    const made = { ...draft, state: 'draft', sendAt: null, lists: listsOf(draft) } as const;
    return mails.sendMail(viewer, some(mailShape, made), 5);
  },
  'journal/theirs/theirs takeTheirs': (viewer, { some, docs, draw }) => {
    // The record as this device's change left it: Undo of "their change is back" is that change again.
    const { uuid } = some(customerShape);
    const ref = { collection: customerShape.collection, id: uuid };
    const mine = docs.get(`${ref.collection}/${uuid}`) ?? {};
    const theirs = encodeFields(customerShape.fields, draw(arbitraryRecord(customerShape.fields)));
    const fields = Object.fromEntries(
      ['phone', 'tags', 'nextFollowUp'].map((name) => [name, mine[name] ?? unset()]),
    );
    const write = {
      kind: 'patch',
      ref,
      fields: { ...fields, updatedAt: now(), updatedBy: viewer.uid },
    } as const;
    const path = draw(fc.constantFrom('phone', 'tags', 'nextFollowUp'));
    const decided = { ref, path, value: theirs[path] ?? unset(), by: 'bo' };
    return takeTheirs({ name: 'editRecord', uid: viewer.uid, writes: [write], theirs: [decided] }, decided);
  },
  'estimates/templates addTemplate': (viewer, { draw }) => {
    const template = draw(arbitraryRecord(estimateTemplateShape.fields));
    return addTemplate(viewer, template, template);
  },
  'estimates/templates changeTemplate': (viewer, { some, draw }) => {
    const { name, lines, terms } = draw(arbitraryRecord(estimateTemplateShape.fields));
    return changeTemplate(viewer, some(estimateTemplateShape), { name, lines, terms });
  },
  'estimates/templates deleteTemplate': (viewer, { some }) =>
    deleteTemplate(viewer, some(estimateTemplateShape)),
  'money/price-items addPriceItem': (viewer, { draw }) =>
    addPriceItem(viewer, draw(arbitraryRecord(priceItemShape.fields))),
  'money/price-items editPriceItem': (viewer, { some, draw }) => {
    const { name, description, unit, price, cost, taxable, active } = draw(
      arbitraryRecord(priceItemShape.fields),
    );
    const changes = { name, description, unit, price, cost, taxable, active };
    return editPriceItem(viewer, some(priceItemShape), changes);
  },
  'money/price-items importPrices': (viewer, { some, draw }) => {
    const { name, unit, price, cost, taxable } = draw(arbitraryRecord(priceItemShape.fields));
    const draft = { row: 1, cells: [], problems: [], fields: { name, unit, price, taxable } };
    return importPrices(viewer, [
      { action: 'create', draft },
      { action: 'update', item: some(priceItemShape), changes: { unit, price, cost, taxable } },
    ]);
  },
  'money/price-items changePrices': (viewer, { some, draw }) => {
    const { price } = draw(arbitraryRecord(priceItemShape.fields));
    return changePrices(viewer, [{ item: some(priceItemShape), price }]);
  },
  'notifications/notifications readNotifications': (viewer, { some }) =>
    readNotifications(viewer, [some(notificationShape, { readAt: null })]),
  'social/posts publishPost': (viewer) =>
    publishPost(
      viewer,
      { uuid: 'new', text: 'Hi', audience: 'connections', pictures: [], isBeforeAfter: false },
      ['bo'],
    ),
  'social/posts editPost': (viewer, { some }) => editPost(viewer, some(postShape), 'Hello'),
  'social/posts likePost': (viewer, { some }) => likePost(viewer, some(postShape, { likedBy: ['x'] })),
  'social/posts addComment': (viewer, { some }) => addComment(viewer, some(postShape), 'Hello'),
  'social/profiles saveProfile': (viewer, { some, draw }) => {
    const { about, area, trades, cover, showsJobs } = draw(arbitraryRecord(socialProfileShape.fields));
    return saveProfile(viewer, some(socialProfileShape, { uuid: viewer.uid }), {
      about,
      area,
      trades,
      cover,
      showsJobs,
    });
  },
  'tracking/client-messages readMessages': (viewer, { some }) =>
    readMessages(viewer, [some(clientMessageShape, { readAt: null })], 5),
  'tracking/tracking pauseLink': (viewer, { some }) =>
    pauseLink(viewer, some(trackingShape, { state: 'active' })),
  'tracking/tracking resumeLink': (viewer, { some }) =>
    resumeLink(viewer, some(trackingShape, { state: 'paused' })),
  // One that had expired waits for a place in the plan, which an Undo cannot give back.
  'tracking/tracking setExpiry': (viewer, { some }) =>
    setExpiry(viewer, some(trackingShape, { expiresAt: 1_800_000_000_000 }), 1_900_000_000_000, 5),
};
