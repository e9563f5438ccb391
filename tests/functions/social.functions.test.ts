import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { connectionShape } from '@/domain/network/connection';
import { postCommentShape, postReportShape, postShape } from '@/domain/social/post';
import { socialProfileShape } from '@/domain/social/profile';
import { deleteAccount } from '../../functions/src/callables/accounts/delete-account';
import { businessOfProfile, countComments } from '../../functions/src/social/posts';
import { tellPostComment, tellPostReport } from '../../functions/src/notifications/tell-posts';
import { withdrawPosts } from '../../functions/src/social/withdraw-posts';
import { db, freshId, resident, staffedCompany } from './emulator';
import { aFile, aJob, changeOf, COLD, get, put } from './rows';

const aPost = (owner: string, by = owner) => {
  const id = freshId();
  return put(postShape, id, { uuid: id, owner, createdBy: by, text: 'Done.' });
};
const aComment = (owner: string, postId: string, by = owner) => {
  const id = freshId();
  return put(postCommentShape, id, { uuid: id, owner, createdBy: by, postId, text: 'Nice.' });
};

describe('the comments of a post', () => {
  it('are counted, and go with the post, as its reports do', async () => {
    const owner = freshId();
    const post = await aPost(owner);
    const comment = await aComment(owner, post);
    await aComment(owner, post);
    await expect.poll(async () => (await get(COLLECTIONS.posts, post))?.['commentCount'], COLD).toBe(2);
    const data = await get(COLLECTIONS.postComments, comment);
    await db.collection(COLLECTIONS.postComments).doc(comment).delete();
    await countComments(db, changeOf(comment, data, null));
    await countComments(db, changeOf(comment, data, null));
    expect((await get(COLLECTIONS.posts, post))?.['commentCount']).toBe(1);
    const report = { owner, postId: post, reason: 'Not about work.', createdBy: 'bo' };
    await put(postReportShape, `${post}_bo`, { ...report, uuid: `${post}_bo` });
    await put(postReportShape, `${owner}_bo`, { ...report, uuid: `${owner}_bo`, postId: owner });
    await db.collection(COLLECTIONS.posts).doc(post).delete();
    const left = async (name: 'postComments' | 'postReports') =>
      (await db.collection(COLLECTIONS[name]).where('postId', '==', post).get()).size;
    await expect.poll(async () => (await left('postComments')) + (await left('postReports')), COLD).toBe(0);
    expect(await get(COLLECTIONS.postReports, `${owner}_bo`)).not.toBeNull();
    await countComments(db, changeOf(comment, data, null));
    expect(await get(COLLECTIONS.posts, post)).toBeNull();
  });
});

describe('a connection that ends', () => {
  it('takes the posts of each from the other, with comments and pictures', async () => {
    const [ada, bo] = await Promise.all([resident(), resident()]);
    const cy = freshId();
    const readers = [bo.uid, cy];
    const post = await put(postShape, freshId(), {
      owner: ada.uid,
      createdBy: ada.uid,
      audience: 'connections',
      text: 'Done.',
      readers,
      createdAt: Date.now(),
    });
    const of = { owner: ada.uid, postId: post, createdBy: cy, text: 'Nice.', readers };
    const comment = await put(postCommentShape, freshId(), { ...of, createdAt: Date.now() });
    const picture = await aFile(ada.uid, post, { noun: 'post', assignees: [ada.uid, ...readers] });
    const view = { person: ada.uid, other: bo.uid, state: 'connected' } as const;
    const id = await put(connectionShape, `${ada.uid}_${bo.uid}`, { ...view, uuid: `${ada.uid}_${bo.uid}` });
    await db
      .collection(COLLECTIONS.users)
      .doc(ada.uid)
      .update({ userNetwork: [bo.uid] });

    const connected = await get(COLLECTIONS.connections, id);
    await withdrawPosts(db, changeOf(id, connected, null));
    expect((await get(COLLECTIONS.posts, post))?.['readers']).toEqual(readers);

    await db.collection(COLLECTIONS.users).doc(ada.uid).update({ userNetwork: [] });
    await db.collection(COLLECTIONS.connections).doc(id).update({ state: 'blocked' });
    await expect.poll(async () => (await get(COLLECTIONS.posts, post))?.['readers'], COLD).toEqual([cy]);
    expect((await get(COLLECTIONS.postComments, comment))?.['readers']).toEqual([cy]);
    expect((await get(COLLECTIONS.files, picture))?.['assignees']).toEqual([ada.uid, cy]);
  });
});

describe('the author of a post', () => {
  const told = async (uid: string) => {
    const found = await db.collection(COLLECTIONS.notifications).where('person', '==', uid).get();
    return found.docs.map((doc) => doc.data());
  };

  it('hears of comments by others once, and not of their own', async () => {
    const [ada, bo] = await Promise.all([
      resident(),
      resident({ userFirstName: 'Bo', userLastName: 'Cole' }),
    ]);
    const post = await aPost(ada.uid);
    await aComment(ada.uid, post);
    const comment = await aComment(ada.uid, post, bo.uid);
    await expect.poll(() => told(ada.uid), COLD).toHaveLength(1);
    const words = { title: 'Bo Cole commented on your post', text: 'Nice.', count: 1 };
    expect(await told(ada.uid)).toMatchObject([
      { ...words, kind: 'post', link: `/app/social/feed?post=${post}` },
    ]);
    // Delivered twice, in a minute of its own.
    const data = await get(COLLECTIONS.postComments, comment);
    const change = { ...changeOf(comment, null, data), at: Date.UTC(2020, 10, 20) };
    await tellPostComment(db, change);
    await tellPostComment(db, change);
    const all = await told(ada.uid);
    expect(all.filter((one) => one['createdAt'].toMillis() === change.at)).toMatchObject([words]);
  });

  it('does not hear of reports, but the administrators of the business do', async () => {
    const { owner, founder, employee } = await staffedCompany();
    const post = await aPost(owner, employee.uid);
    const report = { owner, postId: post, reason: 'It names a client.', createdBy: freshId() };
    const id = await put(postReportShape, freshId(), report);
    const data = await get(COLLECTIONS.postReports, id);
    await expect.poll(() => told(founder.uid), COLD).toHaveLength(1);
    expect(await told(founder.uid)).toMatchObject([
      { kind: 'post', title: 'A coworker reported a post', text: 'It names a client.' },
    ]);
    await tellPostReport(db, changeOf(id, data, null));
    await tellPostReport(db, changeOf(id, null, { ...data, postId: 'gone' }));
    expect(await told(founder.uid)).toHaveLength(1);
    expect(await told(employee.uid)).toEqual([]);
  });
});

describe('a profile', () => {
  it('follows its person into another business', async () => {
    const person = await resident({ companyUuid: 'new-company' });
    await put(socialProfileShape, person.uid, { uuid: person.uid, owner: 'old-company' });
    const user = await get(COLLECTIONS.users, person.uid);
    const change = changeOf(person.uid, { ...user, companyUuid: 'old-company' }, user);
    await businessOfProfile(db, change);
    await businessOfProfile(db, change);
    expect((await get(COLLECTIONS.socialProfiles, person.uid))?.['owner']).toBe('new-company');
  });
});

describe('a deleted account', () => {
  it('takes its posts, comments, reports and profile along, in every business', async () => {
    const leaver = await resident();
    const stays = await aPost('a-company', 'another');
    const gone = [
      [COLLECTIONS.posts, await aPost('a-company', leaver.uid)],
      [COLLECTIONS.postComments, await aComment('a-company', stays, leaver.uid)],
      [
        COLLECTIONS.postReports,
        await put(postReportShape, freshId(), { owner: 'a-company', createdBy: leaver.uid }),
      ],
      [
        COLLECTIONS.socialProfiles,
        await put(socialProfileShape, leaver.uid, { uuid: leaver.uid, owner: 'x' }),
      ],
    ] as const;
    await deleteAccount(db, leaver, {}, Date.now());
    for (const [collection, id] of gone)
      expect([collection, await get(collection, id)]).toEqual([collection, null]);
    expect(await get(COLLECTIONS.posts, stays)).not.toBeNull();
  });
});

it('the pictures of a deleted post are noted as left behind', async () => {
  const owner = freshId();
  const post = await aPost(owner);
  const file = await aFile(owner, post, { noun: 'post', assignees: [owner] });
  await db.collection(COLLECTIONS.posts).doc(post).delete();
  const goneAt = async () => (await get(COLLECTIONS.files, file))?.['recordGoneAt'] ?? null;
  await expect.poll(goneAt, COLD).not.toBeNull();
});

describe('the completed jobs of a profile', () => {
  it('are counted while the person shows them', async () => {
    const { uid } = await resident();
    const done = { status: 'Completed', assignees: [uid] } as const;
    const job = await aJob(uid, freshId(), done);
    await aJob(uid, freshId(), { ...done, assignees: ['another'] });
    await put(socialProfileShape, uid, { uuid: uid, owner: uid, showsJobs: true });
    const count = async () => (await get(COLLECTIONS.socialProfiles, uid))?.['completedJobs'];
    await expect.poll(count, COLD).toBe(1);
    await aJob(uid, freshId(), done);
    await expect.poll(count, COLD).toBe(2);
    await db.collection(COLLECTIONS.jobs).doc(job).update({ status: 'In Progress' });
    await expect.poll(count, COLD).toBe(1);
    await db.collection(COLLECTIONS.socialProfiles).doc(uid).update({ showsJobs: false });
    await expect.poll(count, COLD).toBe(0);
  });
});
