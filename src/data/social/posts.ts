import type { Viewer } from '@/domain/access/viewer';
import { postCommentShape, postReportShape, postShape } from '@/domain/social/post';
import type { Audience, Post, PostComment, PostReport } from '@/domain/social/post';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { createRecord, deleteRecord, patchRecord } from '../core/writes';
import { remove, union } from '../store/port';
import type { OrderBy, Where, Write } from '../store/port';

/**
 * Posts of one step of the feed, of coworkers and of connections each. With as many authors' names, three connections, the
 * session's six records and the bell's eleven, the feed opens with less than 40 documents.
 */
export const FEED_STEP = 6;

/** Comments of one page below a post. */
const COMMENTS = 50;

const NEWEST_FIRST: readonly OrderBy[] = [{ field: 'createdAt', direction: 'desc' }];

const ofBusiness = ({ owner }: Pick<Viewer, 'owner'>): Where => ({ field: 'owner', op: '==', value: owner });
const toReader = ({ uid }: Viewer): Where => ({ field: 'readers', op: 'array-contains', value: uid });

/** Posts of the user's business, newest first; `by` limits them to one author. */
export function coworkersPosts(viewer: Viewer, limit: number, by: string | null = null): TypedQuery<Post> {
  return posts([ofBusiness(viewer), ...writtenBy(by)], limit);
}

/** Posts of other businesses that were addressed to the user, newest first; `by` limits them to one author. */
export function connectionsPosts(viewer: Viewer, limit: number, by: string | null = null): TypedQuery<Post> {
  return posts([toReader(viewer), ...writtenBy(by)], limit);
}

function writtenBy(uid: string | null): readonly Where[] {
  return uid === null ? [] : [{ field: 'createdBy', op: '==', value: uid }];
}

function posts(where: readonly Where[], limit: number): TypedQuery<Post> {
  return query(postShape, { where, orderBy: NEWEST_FIRST, limit });
}

/** The comments of a post, newest first: as a coworker of its author, or as one of its readers. */
export function commentsOf(viewer: Viewer, post: Pick<Post, 'uuid' | 'owner'>): TypedQuery<PostComment> {
  return query(postCommentShape, {
    where: [
      { field: 'postId', op: '==', value: post.uuid },
      post.owner === viewer.owner ? ofBusiness(viewer) : toReader(viewer),
    ],
    orderBy: NEWEST_FIRST,
    limit: COMMENTS,
  });
}

/** A new post; its pictures are files under its id, which are there before it. */
export type NewPost = Pick<Post, 'uuid' | 'text' | 'pictures' | 'isBeforeAfter'> & {
  readonly audience: Audience;
};

/** Publishes a post; `network` are the uids of the author's connections. */
export function publishPost(
  viewer: Viewer,
  { uuid, text, audience, pictures, isBeforeAfter }: NewPost,
  network: readonly string[],
): Intent {
  const readers = audience === 'connections' ? network : [];
  return {
    name: 'publishPost',
    label: 'Posted',
    writes: [
      createRecord(viewer, postShape, {
        uuid,
        text,
        audience,
        readers,
        pictures,
        isBeforeAfter,
        likedBy: [],
      }),
    ],
    undo: [deleteRecord(postShape, uuid)],
  };
}

/** Changes the words of the user's own post. */
export function editPost(viewer: Viewer, { uuid, text: before }: Post, text: string): Intent {
  return {
    name: 'editPost',
    label: 'Post changed',
    writes: [patchRecord(viewer, postShape, uuid, { text })],
    undo: [patchRecord(viewer, postShape, uuid, { text: before })],
  };
}

/** Deletes a post. Its comments go with it. */
export function deletePost(post: Post): Intent {
  return {
    name: 'deletePost',
    label: 'Post deleted',
    writes: [deleteRecord(postShape, post.uuid)],
    undo: null,
  };
}

/** Adds the user's like, or takes it back. */
export function likePost({ uid }: Viewer, post: Post): Intent {
  const isLiked = post.likedBy.includes(uid);
  const set = (isOn: boolean): Write => ({
    kind: 'patch',
    ref: { collection: postShape.collection, id: post.uuid },
    fields: { likedBy: isOn ? union(uid) : remove(uid) },
  });
  return {
    name: 'likePost',
    label: isLiked ? 'Like taken back' : 'Liked',
    writes: [set(!isLiked)],
    undo: [set(isLiked)],
  };
}

/** Answers a post. The comment has the post's business and readers. */
export function addComment(viewer: Viewer, post: Post, text: string): Intent {
  const uuid = newId();
  const fields = { uuid, postId: post.uuid, text, readers: post.readers };
  const author: Viewer = { ...viewer, owner: post.owner };
  return {
    name: 'commentPost',
    label: 'Comment added',
    writes: [createRecord(author, postCommentShape, fields)],
    undo: [deleteRecord(postCommentShape, uuid)],
  };
}

/** Deletes a comment. */
export function deleteComment({ uuid }: PostComment): Intent {
  return {
    name: 'deletePostComment',
    label: 'Comment deleted',
    writes: [deleteRecord(postCommentShape, uuid)],
    undo: null,
  };
}

/** Most open reports shown to the administrators. */
const MOST_REPORTS = 12;

/** Complaints about the business's posts, for those who run it. */
export function reportsOf(viewer: Viewer): TypedQuery<PostReport> {
  return query(postReportShape, { where: [ofBusiness(viewer)], orderBy: [], limit: MOST_REPORTS });
}

/** A reference to one post. */
export function postRef(id: string): TypedRef<Post> {
  return recordRef(postShape, id);
}

/**
 * Reports a post to the administrators of its author's business. A person has one report of a post; a second one takes its
 * place.
 */
export function reportPost(viewer: Viewer, post: Post, reason: string): Intent {
  const fields = { uuid: `${post.uuid}_${viewer.uid}`, postId: post.uuid, reason };
  return {
    name: 'reportPost',
    label: 'Reported to the administrators of the author',
    writes: [createRecord({ ...viewer, owner: post.owner }, postReportShape, fields)],
    undo: null,
  };
}

/** Removes the reports of a post that stays. */
export function settleReports(reports: readonly PostReport[]): Intent {
  return {
    name: 'settlePostReports',
    label: 'The post stays',
    writes: reports.map(({ uuid }) => deleteRecord(postReportShape, uuid)),
    undo: null,
  };
}

/** The feed's and profiles' queries, for the suites that run every query. */
export const socialCatalog: readonly CatalogEntry[] = [
  {
    name: 'feed',
    build: (viewer) => [
      coworkersPosts(viewer, FEED_STEP).spec,
      connectionsPosts(viewer, FEED_STEP).spec,
      coworkersPosts(viewer, FEED_STEP, viewer.uid).spec,
      connectionsPosts(viewer, FEED_STEP, 'bo').spec,
      commentsOf(viewer, { uuid: 'p1', owner: viewer.owner }).spec,
      commentsOf(viewer, { uuid: 'p1', owner: 'elsewhere' }).spec,
    ],
    needs: null,
  },
  {
    name: 'reported posts',
    build: (viewer) => [reportsOf(viewer).spec],
    needs: 'administrator',
  },
];
