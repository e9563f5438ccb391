import { bookkeeping, called } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { MAX_THUMB_LENGTH, MOST_FILES_BESIDE } from '../files/file';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  integer,
  moment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { MOST_CONNECTIONS } from '../network/connection';

/** Who sees a post: coworkers, or the author's connections as well. */
export const AUDIENCES = ['coworkers', 'connections'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const POST_LENGTH = 2_000;
export const COMMENT_LENGTH = 1_000;

/** People counted below a post; further ones may still read it. */
const MOST_LIKES = 1_000;

const stamps = {
  uuid: bookkeeping(requiredText(64)),
  /** The author's business at that time; its members see it while they belong to it. */
  owner: bookkeeping(requiredText(128)),
  /** Uids of other businesses who see it: the author's connections at that time. */
  readers: textList(MOST_CONNECTIONS, 128),
  createdAt: bookkeeping(moment()),
  /** The author. */
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
};

/** `Posts/{uuid}`: what a person tells coworkers and connections. */
export const postShape = defineShape(COLLECTIONS.posts, {
  ...stamps,
  audience: choice(AUDIENCES),
  text: requiredText(POST_LENGTH),
  /** Its pictures in small, so that the feed reads no files; the large ones are files of the post. */
  pictures: groupList(MOST_FILES_BESIDE.post, { fileId: text(64), thumb: text(MAX_THUMB_LENGTH) }),
  /** Whether its two pictures show the same place before and after the work, in this order. */
  isBeforeAfter: called('Before and after', boolean()),
  /** Uids of those who like it; each adds and removes only their own. */
  likedBy: textList(MOST_LIKES, 128),
  commentCount: serverOnly(integer(0, 1_000_000)),
});
export type Post = Infer<typeof postShape>;

/** Whether the author changed a post's words: likes and comments leave its stamp. */
export function isReworded({ createdAt, updatedAt }: Pick<Post, 'createdAt' | 'updatedAt'>): boolean {
  return updatedAt > createdAt;
}

/** `PostComments/{uuid}`: an answer to a post, with its business and readers. */
export const postCommentShape = defineShape(COLLECTIONS.postComments, {
  ...stamps,
  postId: requiredText(64),
  text: requiredText(COMMENT_LENGTH),
});
export type PostComment = Infer<typeof postCommentShape>;

/** `PostReports/{uuid}`: a reader's complaint, for the administrators of the author's business. */
export const postReportShape = defineShape(COLLECTIONS.postReports, {
  uuid: bookkeeping(requiredText(200)),
  owner: bookkeeping(requiredText(128)),
  postId: requiredText(64),
  reason: requiredText(300),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type PostReport = Infer<typeof postReportShape>;

/** A part of a text: words, or the address of a link. */
export type TextPart = { readonly kind: 'words' | 'link'; readonly text: string };

const LINK = /https?:\/\/[^\s<>"']+/giu;
/** Punctuation that ends a sentence rather than an address. */
const TAIL = /[.,;:!?)\]}]+$/u;

/** A text with its http and https addresses as links; anything else stays words. */
export function textParts(words: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const add = (kind: TextPart['kind'], part: string) => {
    if (part !== '') parts.push({ kind, text: part });
  };
  for (const match of words.matchAll(LINK)) {
    const address = match[0].replace(TAIL, '');
    if (!URL.canParse(address)) continue;
    add('words', words.slice(from, match.index));
    add('link', address);
    from = match.index + address.length;
  }
  add('words', words.slice(from));
  return parts;
}

/** Posts of one source, newest first; `hasMore` when older ones are not loaded yet. */
export type LoadedPosts = { readonly posts: readonly Post[]; readonly hasMore: boolean };

/**
 * Several sources as one feed, newest first and each post once. A post is left out while another source may still have
 * newer ones that are not loaded.
 */
export function mergedFeed(sources: readonly LoadedPosts[]): readonly Post[] {
  const known = sources.map(({ posts, hasMore }) => (hasMore ? (posts.at(-1)?.createdAt ?? 0) : 0));
  const since = Math.max(0, ...known);
  const byId = new Map(sources.flatMap(({ posts }) => posts).map((post) => [post.uuid, post]));
  return [...byId.values()]
    .filter(({ createdAt }) => createdAt >= since)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.uuid.localeCompare(a.uuid));
}

/** The pictures of a post that compares them; null for other posts. */
export function beforeAndAfter({ isBeforeAfter, pictures }: Pick<Post, 'isBeforeAfter' | 'pictures'>) {
  const [before, after] = pictures;
  return isBeforeAfter && before && after && pictures.length === 2 ? { before, after } : null;
}
