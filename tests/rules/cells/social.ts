import {
  addComment,
  commentsOf,
  connectionsPosts,
  coworkersPosts,
  deletePost,
  editPost,
  likePost,
  publishPost,
  reportPost,
} from '@/data/social/posts';
import { saveProfile } from '@/data/social/profiles';
import { remove, union } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { instant } from '@/domain/core/value';
import { POST_LENGTH } from '@/domain/social/post';
import { ACME, makePost } from '@tests/factories/records';
import { create, patch, viewerOf } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, NOBODY, OTHER, ROLES, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell } from './cell';

const { Sales, Manager, 'Field worker': FieldWorker } = EMPLOYEES;
const named = (uid: string): Role => ROLES.find((role) => role.uid === uid) ?? NOBODY;
const [otto, una, rita] = [named('otto'), named('una'), named('rita')];

const post: Ref = { collection: 'Posts', id: 'Posts-unassigned' };
const comment: Ref = { collection: 'PostComments', id: 'PostComments-unassigned' };
const report: Ref = { collection: 'PostReports', id: 'PostReports-unassigned' };

const set = (ref: Ref, fields: Data): Write => ({ kind: 'patch', ref, fields });
const crowd = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
/** An id that is as long beside `sally` as all likes may be together. */
const LONG = 'x'.repeat(128_000 - 'sally'.length);
const toSolo = set(post, { readers: ['solo'], audience: 'connections' });
const bySally = set(post, { createdBy: 'sally' });
const networkOf = (uid: string, ...others: readonly string[]) =>
  set({ collection: 'Users', id: uid }, { userNetwork: others });

const ofAcme = coworkersPosts(viewerOf(ADMIN), 12).spec;
const toMe = connectionsPosts(viewerOf(SOLO), 12).spec;
const comments = (role: Role, owner: string) =>
  commentsOf(viewerOf(role), { uuid: 'Posts-unassigned', owner }).spec;

const reading = cellsOf('a post is read by coworkers and the people it is addressed to', [
  gets(FieldWorker, 'by a coworker', post, true),
  gets(SOLO, 'by a stranger', post, false),
  { ...gets(SOLO, 'by a reader', post, true), given: [toSolo] },
  { ...gets(rita, 'by a removed employee', post, false) },
  gets(Sales, 'that is gone', { ...post, id: 'gone' }, true),
  gets(una, 'that is gone, unverified', { ...post, id: 'gone' }, false),
  gets(Sales, 'a comment that is gone', { ...comment, id: 'gone' }, true),
  gets(una, 'a comment that is gone, unverified', { ...comment, id: 'gone' }, false),
  { ...gets(SOLO, 'a comment, by a reader', comment, true), given: [set(comment, { readers: ['solo'] })] },
  lists(FieldWorker, 'a business’s posts', ofAcme, true),
  lists(otto, 'another business’s posts', ofAcme, false),
  lists(FieldWorker, 'everybody’s posts', { ...ofAcme, where: [] }, false),
  lists(FieldWorker, 'too many posts', { ...ofAcme, limit: MOST_ROWS + 1 }, false),
  lists(SOLO, 'posts to oneself', toMe, true),
  lists(una, 'posts to an unverified person', { ...toMe, where: connectionsPostsTo('una') }, false),
  lists(otto, 'posts to another', toMe, false),
  lists(Sales, 'comments of a coworker’s post', comments(Sales, ACME), true),
  lists(SOLO, 'comments of a post to oneself', comments(SOLO, ACME), true),
  lists(otto, 'comments of another business', comments(Sales, ACME), false),
  lists(Sales, 'too many comments', { ...comments(Sales, ACME), limit: MOST_ROWS + 1 }, false),
]);

function connectionsPostsTo(uid: string) {
  return toMe.where.map((one) => ({ ...one, value: uid }));
}

const picture = { fileId: 'f1', thumb: 'data:image/jpeg;base64,AA' };
const pictures = (count: number) => Array.from({ length: count }, () => picture);
const publish = (role: Role, audience: 'coworkers' | 'connections', network: readonly string[]) =>
  publishPost(
    viewerOf(role),
    { uuid: 'post-new', text: 'Done in two days.', audience, pictures: [picture], isBeforeAfter: false },
    network,
  ).writes;
const made = (role: Role, change: Data) => [create(role, 'Posts', 'post-new', [], change)];

const mine = makePost({ uuid: post.id });
const reworded = (role: Role, text = 'Three days.') => [patch(role, post, { text })];

const writing = cellsOf('a post is written by its author, for their own people', [
  writes(Sales, 'to coworkers', publish(Sales, 'coworkers', []), true),
  writes(Sales, 'to connections', publish(Sales, 'connections', ['bo']), true, [
    networkOf('sally', 'bo', 'cy'),
  ]),
  writes(Sales, 'to strangers', publish(Sales, 'connections', ['bo', 'max']), false, [
    networkOf('sally', 'bo'),
  ]),
  writes(Sales, 'to coworkers, with a connection', made(Sales, { readers: ['bo'] }), false, [
    networkOf('sally', 'bo'),
  ]),
  writes(Sales, 'for another business', made(Sales, { owner: OTHER }), false),
  writes(Sales, 'in another’s name', made(Sales, { createdBy: 'max' }), false),
  writes(Sales, 'liked already', made(Sales, { likedBy: ['sally'] }), false),
  writes(Sales, 'with comments already', made(Sales, { commentCount: 3 }), false),
  writes(Sales, 'with the most pictures', made(Sales, { pictures: pictures(4) }), true),
  writes(Sales, 'with more pictures', made(Sales, { pictures: pictures(5) }), false),
  writes(Sales, 'with pictures that are no list', made(Sales, { pictures: 'many' }), false),
  writes(Sales, 'with other pictures', [patch(Sales, post, { pictures: [picture] })], false, [bySally]),
  writes(Sales, 'deleted', deletePost(makePost({ uuid: post.id })).writes, true, [bySally]),
  writes(Sales, 'of another, deleted', [{ kind: 'delete', ref: post }], false),
  writes(ADMIN, 'of an employee, deleted', [{ kind: 'delete', ref: post }], true, [bySally]),
  writes(SOLO, 'deleted by a reader', [{ kind: 'delete', ref: post }], false, [toSolo]),
  writes(rita, 'of an earlier business, deleted', [{ kind: 'delete', ref: post }], false, [
    set(post, { createdBy: 'rita' }),
  ]),
  writes(Sales, 'with other words', editPost(viewerOf(Sales), mine, 'Three days.').writes, true, [bySally]),
  writes(Sales, 'with the earlier words again', editPost(viewerOf(Sales), mine, 'x').undo ?? [], true, [
    bySally,
  ]),
  writes(Sales, 'of another, with other words', reworded(Sales), false),
  writes(ADMIN, 'of an employee, with other words', reworded(ADMIN), false, [bySally]),
  writes(rita, 'of an earlier business, with other words', reworded(rita), false, [
    set(post, { createdBy: 'rita' }),
  ]),
  writes(Sales, 'with other words and readers', [patch(Sales, post, { text: 'x', readers: ['bo'] })], false, [
    bySally,
  ]),
  writes(
    Sales,
    'with other words and a like',
    [patch(Sales, post, { text: 'x', likedBy: ['sally'] })],
    false,
    [bySally],
  ),
  writes(Sales, 'with other words at an earlier time', [set(post, { text: 'x' })], false, [bySally]),
  writes(Sales, 'with the longest words', reworded(Sales, 'x'.repeat(POST_LENGTH)), true, [bySally]),
  writes(Sales, 'with longer words', reworded(Sales, 'x'.repeat(POST_LENGTH + 1)), false, [bySally]),
  writes(Sales, 'without words', [patch(Sales, post, { text: '' })], false, [bySally]),
  writes(Sales, 'with further readers', [set(post, { readers: ['bo'] })], false, [bySally]),
  writes(Sales, 'with other words, liked by many', reworded(Sales), true, [
    bySally,
    set(post, { likedBy: crowd(1_001) }),
  ]),
]);

/** A post to many connections; its author knows all of them. */
const toMany = (what: string, readers: readonly string[], isAllowed: boolean) =>
  writes(Sales, what, made(Sales, { audience: 'connections', readers }), isAllowed, [
    networkOf('sally', ...readers),
  ]);

const bounds = cellsOf('a post has bounds', [
  toMany('for the most readers', crowd(500), true),
  toMany('for a reader more', crowd(501), false),
  toMany('for the longest ids together', ['x'.repeat(64_000)], true),
  toMany('for longer ids', ['x'.repeat(64_001)], false),
  writes(Sales, 'liked by as many as can', [set(post, { likedBy: [...crowd(999), 'sally'] })], true, [
    set(post, { likedBy: crowd(999) }),
  ]),
  writes(Sales, 'liked by one more', [set(post, { likedBy: [...crowd(1_000), 'sally'] })], false, [
    set(post, { likedBy: crowd(1_000) }),
  ]),
  writes(Sales, 'liked with the longest ids', [set(post, { likedBy: [LONG, 'sally'] })], true, [
    set(post, { likedBy: [LONG] }),
  ]),
  writes(Sales, 'liked with longer ids', [set(post, { likedBy: [`${LONG}x`, 'sally'] })], false, [
    set(post, { likedBy: [`${LONG}x`] }),
  ]),
  writes(Sales, 'liked, of more readers than one may have', [set(post, { likedBy: ['sally'] })], true, [
    set(post, { readers: crowd(501), audience: 'connections' }),
  ]),
]);

const like = (role: Role) => likePost(viewerOf(role), makePost({ uuid: post.id }));
const liked = (name: string, likedBy: Data[string], isAllowed: boolean, given: readonly Write[] = []) =>
  writes(Sales, name, [set(post, { likedBy })], isAllowed, given);
const likedByMax = set(post, { likedBy: ['max'] });

const liking = cellsOf('a like is a person’s own', [
  writes(Sales, 'added', like(Sales).writes, true, [likedByMax]),
  writes(Sales, 'taken back', like(Sales).undo ?? [], true, [set(post, { likedBy: ['max', 'sally'] })]),
  writes(SOLO, 'by a reader', like(SOLO).writes, true, [toSolo]),
  writes(SOLO, 'by a stranger', like(SOLO).writes, false),
  liked('of another', union('max'), false),
  liked('of another as well', ['max', 'sally'], false),
  liked('of another taken back', remove('max'), false, [likedByMax]),
  liked('in place of another’s', ['sally'], false, [likedByMax]),
  liked('twice', ['sally', 'sally'], false),
  liked('none', [], false),
  writes(Sales, 'with other words', [set(post, { likedBy: ['sally'], text: 'x' })], false),
  writes(Sales, 'with a count of comments', [set(post, { likedBy: ['sally'], commentCount: 4 })], false),
  writes(Sales, 'with a new time', [set(post, { likedBy: ['sally'], updatedAt: instant(1) })], false),
]);

const stored = makePost({ uuid: post.id });
const answer = (role: Role, change: Data) => [
  create(role, 'PostComments', 'comment-new', [], { postId: post.id, ...change }),
];

const answering = cellsOf('a comment has the business and readers of its post', [
  writes(Sales, 'by a coworker', addComment(viewerOf(Sales), stored, 'Nice.').writes, true),
  writes(
    SOLO,
    'by a reader',
    addComment(viewerOf(SOLO), { ...stored, readers: ['solo'] }, 'Nice.').writes,
    true,
    [toSolo],
  ),
  writes(SOLO, 'by a stranger', answer(SOLO, {}), false),
  writes(Sales, 'for further readers', answer(Sales, { readers: ['bo'] }), false),
  writes(Sales, 'for another business', answer(Sales, { owner: OTHER }), false),
  writes(Sales, 'in another’s name', answer(Sales, { createdBy: 'max' }), false),
  writes(Sales, 'on a post that is not there', answer(Sales, { postId: 'gone' }), false),
  writes(Sales, 'deleted', [{ kind: 'delete', ref: comment }], true, [set(comment, { createdBy: 'sally' })]),
  writes(Sales, 'of another, deleted', [{ kind: 'delete', ref: comment }], false),
  writes(rita, 'of an earlier business, deleted', [{ kind: 'delete', ref: comment }], false, [
    set(comment, { createdBy: 'rita' }),
  ]),
]);

const reports = (role: Role, change: Data = {}) => [
  create(role, 'PostReports', `${post.id}_${role.uid ?? ''}`, [], { postId: post.id, ...change }),
];
const reportsOf = (owner: string) => ({
  collection: 'PostReports',
  where: [{ field: 'owner', op: '==' as const, value: owner }],
  orderBy: [],
  limit: 50,
});

const reporting = cellsOf('a report is for the administrators of the author’s business', [
  writes(SOLO, 'by a reader', reports(SOLO), true, [toSolo]),
  writes(SOLO, 'by a stranger', reports(SOLO), false),
  writes(Sales, 'as the app sends it', reportPost(viewerOf(Sales), stored, 'Rude.').writes, true),
  writes(Sales, 'again', reportPost(viewerOf(Sales), stored, 'Very rude.').writes, true, reports(Sales)),
  writes(
    Sales,
    'in place of another’s',
    [create(Sales, 'PostReports', `${post.id}_max`, [], { postId: post.id })],
    false,
  ),
  writes(
    Sales,
    'once more beside it',
    [create(Sales, 'PostReports', 'report-new', [], { postId: post.id })],
    false,
  ),
  writes(Sales, 'to another business', reports(Sales, { owner: OTHER }), false),
  writes(Sales, 'in another’s name', reports(Sales, { createdBy: 'max' }), false),
  gets(Manager, 'seen by an employee', report, false),
  lists(ADMIN, 'listed', reportsOf(ACME), true),
  lists(ADMIN, 'too many listed', { ...reportsOf(ACME), limit: MOST_ROWS + 1 }, false),
  lists(Manager, 'listed by an employee', reportsOf(ACME), false),
  writes(ADMIN, 'settled', [{ kind: 'delete', ref: report }], true),
]);

const profile: Ref = { collection: 'SocialProfiles', id: 'sally' };
const fields = {
  about: 'I come with a ladder.',
  area: 'Duluth',
  trades: ['Claims'],
  cover: 'hills',
  showsJobs: false,
} as const;
const forOther = create(Sales, 'SocialProfiles', 'sally', [], { owner: OTHER });

const profiles = cellsOf('a profile is seen by coworkers and connections', [
  gets(FieldWorker, 'by a coworker', profile, true),
  gets(SOLO, 'by a stranger', profile, false),
  { ...gets(SOLO, 'by a connection', profile, true), given: [networkOf('solo', 'sally')] },
  gets(Sales, 'that is not there', { ...profile, id: 'gone' }, true),
  gets(una, 'that is not there, unverified', { ...profile, id: 'gone' }, false),
  writes(Sales, 'written', saveProfile(viewerOf(Sales), null, fields).writes, true, [
    { kind: 'delete', ref: profile },
  ]),
  { ...gets(Sales, 'own, of an earlier business', profile, true), given: [set(profile, { owner: OTHER })] },
  writes(Manager, 'written for another person', [create(Manager, 'SocialProfiles', 'sally', [], {})], false, [
    { kind: 'delete', ref: profile },
  ]),
  writes(Sales, 'written for another business', [forOther], false, [{ kind: 'delete', ref: profile }]),
  writes(Manager, 'of another, changed', [patch(Manager, profile, { about: 'Changed.' })], false),
  writes(Sales, 'from an earlier business, changed', [patch(Sales, profile, { about: 'Mine.' })], false, [
    set(profile, { owner: OTHER }),
  ]),
  writes(Sales, 'changed without a time', [set(profile, { about: 'Mine.' })], false, [
    set(profile, { updatedAt: instant(1) }),
  ]),
]);

/** Posts, likes, comments, reports and profiles. */
export const socialCells: readonly Cell[] = [
  ...reading,
  ...writing,
  ...bounds,
  ...liking,
  ...answering,
  ...reporting,
  ...profiles,
];
