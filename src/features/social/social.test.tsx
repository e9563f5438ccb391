import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { signedInAs, TEST_UID } from '@/data/testing/render-with-data';
import { paths } from '@/domain/navigation/paths';
import { personKey } from '@/domain/session/person-keys';
import {
  makeConnection,
  makeFile,
  makePost,
  makePostComment,
  makePostReport,
  makeSocialProfile,
} from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';
import { FeedPage } from './feed-page';
import { ProfilePage } from './profile-page';

const own = { owner: TEST_UID, createdBy: TEST_UID, updatedBy: TEST_UID };
const MINE = makePost({
  ...own,
  uuid: 'mine',
  text: 'Tear-off on https://cedar.example today.',
  createdAt: 3_000,
});
const OF_BO = makePost({
  uuid: 'of-bo',
  owner: 'cole',
  createdBy: 'bo',
  audience: 'connections',
  readers: [TEST_UID],
  text: 'Gutters are in stock.',
  createdAt: 4_000,
});
const HIDDEN = makePost({ uuid: 'hidden', owner: 'elsewhere', createdBy: 'cy', text: 'Not for you.' });
const BO = makeConnection({ uuid: 'c1', person: TEST_UID });

const rows = { Posts: [MINE, OF_BO, HIDDEN], Connections: [BO] };
const stored = (store: ReturnType<typeof openPage>['store'], collection: string) =>
  store
    .page({ collection, where: [], orderBy: [], limit: 50 })
    .then((page) => page.rows.map(({ data }) => data));

describe('the feed', () => {
  it('shows posts of the business and to the user, newest first, with their authors', async () => {
    openPage(<FeedPage />, { rows });
    const posts = await screen.findAllByRole('article');
    expect(posts.map((post) => within(post).getByText(/stock|Tear-off/).textContent)).toEqual([
      'Gutters are in stock.',
      'Tear-off on https://cedar.example today.',
    ]);
    expect(screen.getByRole('article', { name: 'Post of Bo Cole' })).toHaveTextContent('Cole Gutters');
    expect(screen.getByRole('link', { name: 'https://cedar.example' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    expect(screen.queryByText('Not for you.')).not.toBeInTheDocument();
  });

  it('shows the pictures of a post from the post, and the author’s files large', async () => {
    const small = { fileId: 'f1', thumb: 'data:image/jpeg;base64,AA' };
    const at = { owner: 'cole', noun: 'post' as const, recordId: 'of-bo', assignees: ['bo', TEST_UID] };
    const { user } = openPage(<FeedPage />, {
      rows: {
        ...rows,
        Posts: [{ ...OF_BO, pictures: [small] }],
        Files: [
          makeFile({ ...at, uuid: 'f1', createdBy: 'bo', name: 'Gutter.jpg' }),
          makeFile({ ...at, uuid: 'f2', createdBy: 'cy', name: 'Slipped in.jpg' }),
        ],
      },
    });
    const list = await screen.findByRole('list', { name: 'Pictures of Bo Cole' });
    await user.click(within(list).getByRole('button', { name: 'Open picture 1 of 1' }));
    expect(await screen.findByRole('dialog', { name: 'Gutter.jpg' })).toBeVisible();
    expect(screen.queryByText(/Slipped in/)).not.toBeInTheDocument();
  });

  it('compares the pictures of a post before and after the work by a slider', async () => {
    const pictures = ['f1', 'f2'].map((fileId) => ({ fileId, thumb: `data:image/jpeg;base64,${fileId}` }));
    const at = { owner: 'cole', noun: 'post' as const, recordId: 'of-bo', assignees: ['bo', TEST_UID] };
    const { user } = openPage(<FeedPage />, {
      rows: {
        ...rows,
        Posts: [{ ...OF_BO, pictures, isBeforeAfter: true }],
        Files: [makeFile({ ...at, uuid: 'f2', createdBy: 'bo', name: 'After.jpg' })],
      },
    });
    const group = within(await screen.findByRole('group', { name: 'Before and after, by Bo Cole' }));
    const slider = group.getByRole('slider', { name: 'Share of the picture before' });
    expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveAttribute('aria-valuetext', '80% before, 20% after');
    expect(group.getByRole('img', { name: 'Before the work' })).toHaveStyle({ clipPath: 'inset(0 20% 0 0)' });
    await user.click(screen.getByRole('button', { name: 'Open the picture after' }));
    expect(await screen.findByRole('dialog', { name: 'After.jpg' })).toBeVisible();
  });

  it('lists who waits for an answer, and takes it', async () => {
    const answerConnection = vi.fn(() => ({}));
    const waiting = makeConnection({
      uuid: 'c2',
      person: TEST_UID,
      other: 'sam',
      otherName: 'Sam Okafor',
      state: 'waiting',
    });
    const { user } = openPage(<FeedPage />, {
      rows: { ...rows, Connections: [BO, waiting] },
      functions: { answerConnection },
    });
    const section = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(section.getByText('Sam Okafor')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Accept Sam Okafor' }));
    await waitFor(() =>
      expect(answerConnection).toHaveBeenCalledWith({ connection: 'c2', answer: 'accept' }),
    );
  });

  it('posts with pictures, for those who may see the post alone', async () => {
    sessionStorage.setItem(
      personKey('', 'draft:social-post:place'),
      JSON.stringify({ id: 'post-1', audience: 'connections' }),
    );
    const thumb = 'data:image/jpeg;base64,AA';
    const at = { ...own, noun: 'post' as const, recordId: 'post-1', assignees: [TEST_UID, 'bo'] };
    const session = signedInAs();
    const user = { ...session.user, userNetwork: ['bo'] };
    const { user: person, store } = openPage(<FeedPage />, {
      rows: { Files: [makeFile({ ...at, uuid: 'f1', name: 'Gutter.jpg', thumb })] },
      session: { ...session, user },
    });
    expect(await screen.findByText(/Remove them to change who that is/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Coworkers' }));
    await person.type(screen.getByRole('textbox', { name: /Show a job/ }), 'Done.');
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Done.');
    expect(await stored(store, 'Posts')).toMatchObject([
      { uuid: 'post-1', audience: 'connections', readers: ['bo'], pictures: [{ fileId: 'f1', thumb }] },
    ]);
  });

  it('posts pictures only', async () => {
    sessionStorage.setItem(
      personKey('', 'draft:social-post:place'),
      JSON.stringify({ id: 'post-1', audience: 'coworkers' }),
    );
    const at = { ...own, noun: 'post' as const, recordId: 'post-1', assignees: [TEST_UID] };
    const { user } = openPage(<FeedPage />, {
      rows: { Files: [makeFile({ ...at, uuid: 'f1', name: 'Permit.pdf', type: 'application/pdf' })] },
    });
    await screen.findByText('Permit.pdf');
    await user.type(screen.getByRole('textbox', { name: /Show a job/ }), 'Look.');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('A post shows pictures only. Remove the other files.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Show a job/ })).toHaveValue('Look.');
  });

  it('posts to coworkers or connections, and keeps a text that is refused', async () => {
    const session = signedInAs();
    const user = { ...session.user, userNetwork: ['bo'] };
    const { user: person, store } = openPage(<FeedPage />, { rows: {}, session: { ...session, user } });
    expect(await screen.findByText('Nothing posted yet')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('Write something first.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: /Show a job/ });
    await person.click(field);
    await person.paste('x'.repeat(2_001));
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('Use at most 2000 characters; these are 2001.')).toBeVisible();
    expect(field).toHaveValue('x'.repeat(2_001));
    await person.clear(field);
    await person.type(field, 'Done in two days.');
    await person.click(screen.getByRole('button', { name: 'Coworkers and connections' }));
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Done in two days.');
    expect(field).toHaveValue('');
    expect(await stored(store, 'Posts')).toMatchObject([
      { text: 'Done in two days.', audience: 'connections', readers: ['bo'], owner: TEST_UID },
    ]);
  });

  it('names the user’s connections beside it, each with their profile', async () => {
    const session = signedInAs();
    const user = { ...session.user, userNetwork: ['bo'] };
    openPage(<FeedPage />, { rows, session: { ...session, user } });
    const people = within(await screen.findByRole('region', { name: 'Connections' }));
    expect(await people.findByRole('link', { name: 'Bo Cole' })).toHaveAttribute(
      'href',
      paths.socialProfileOf('bo'),
    );
    expect(people.getByText('Cole Gutters')).toBeVisible();
    expect(people.getByRole('link', { name: 'Chat with Bo Cole' })).toHaveAttribute(
      'href',
      paths.chatThread('bo'),
    );
  });

  it('copies the address of a post', async () => {
    const { user } = openPage(<FeedPage />, { rows: { ...rows, Posts: [OF_BO] } });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}${paths.socialFeed}?post=${OF_BO.uuid}`,
    );
  });

  it('likes, and takes the like back', async () => {
    const { user } = openPage(<FeedPage />, { rows: { ...rows, Posts: [{ ...OF_BO, likedBy: ['cy'] }] } });
    const like = await screen.findByRole('button', { name: /^Like/ });
    expect(like).toHaveAttribute('aria-pressed', 'false');
    await user.click(like);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like, 2 likes' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(screen.getByRole('button', { name: /^Like/ }));
    expect(await screen.findByRole('button', { name: 'Like, 1 like' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('shows comments, and takes one', async () => {
    const comment = makePostComment({
      owner: 'cole',
      createdBy: 'bo',
      readers: [TEST_UID],
      postId: 'of-bo',
      text: 'Forty of them.',
    });
    const { user, store } = openPage(<FeedPage />, {
      rows: { ...rows, Posts: [{ ...OF_BO, commentCount: 1 }], PostComments: [comment] },
    });
    await user.click(await screen.findByRole('button', { name: '1 comment' }));
    const list = within(await screen.findByRole('list', { name: 'Comments' }));
    expect(list.getByText('Forty of them.')).toBeVisible();
    expect(list.getByRole('link', { name: 'Bo Cole' })).toHaveAttribute('href', paths.socialProfileOf('bo'));
    expect(screen.queryByRole('button', { name: /^Delete the comment/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'Eight for us, please.');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Eight for us, please.')).toBeVisible();
    expect(await stored(store, 'PostComments')).toContainEqual(
      expect.objectContaining({
        text: 'Eight for us, please.',
        owner: 'cole',
        readers: [TEST_UID],
        createdBy: TEST_UID,
      }),
    );
  });

  it('shows older comments by page, and deletes one after a question', async () => {
    const comments = Array.from({ length: 51 }, (_, at) =>
      makePostComment({ ...own, uuid: `c-${at}`, postId: 'mine', text: `Comment ${at}`, createdAt: at }),
    );
    const { user, store } = openPage(<FeedPage />, {
      rows: { Posts: [{ ...MINE, commentCount: 51 }], PostComments: comments },
    });
    await user.click(await screen.findByRole('button', { name: '51 comments' }));
    expect(await screen.findByText('Comment 50')).toBeVisible();
    expect(screen.queryByText('Comment 0')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show older comments' }));
    expect(await screen.findByText('Comment 0')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older comments' })).not.toBeInTheDocument();

    const [oldest] = screen.getAllByRole('button', { name: /^Delete the comment/ });
    await user.click(oldest ?? document.body);
    const question = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Comment 0')).not.toBeInTheDocument());
    expect(await stored(store, 'PostComments')).toHaveLength(50);
  });

  it('shows the post that the address names first, with its comments, however old it is', async () => {
    const newer = Array.from({ length: 13 }, (_, at) =>
      makePost({ ...own, uuid: `newer-${at}`, text: `Roof ${at}`, createdAt: 5_000 + at }),
    );
    openPage(<FeedPage />, { rows: { Posts: [MINE, ...newer] }, route: '/?post=mine' });
    const shown = within(await screen.findByRole('region', { name: 'Post from a notification' }));
    expect(shown.getByText(/Tear-off/)).toBeVisible();
    expect(await shown.findByRole('textbox', { name: 'Write a comment' })).toBeVisible();
    expect(await screen.findByText('Roof 12')).toBeVisible();
  });

  it('says that the post which the address names is not there any more', async () => {
    openPage(<FeedPage />, { rows, route: '/?post=gone' });
    expect(await screen.findByText(/^This post is not there any more/)).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('changes the words of an own post, which says so', async () => {
    const { user } = openPage(<FeedPage />, { rows: { Posts: [{ ...MINE, updatedAt: MINE.createdAt }] } });
    const post = within(await screen.findByRole('article'));
    expect(post.queryByText(/Edited/)).not.toBeInTheDocument();
    await user.click(post.getByRole('button', { name: /^More about the post/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const field = post.getByRole('textbox', { name: 'Change your post' });
    expect(field).toHaveValue(MINE.text);
    await user.clear(field);
    await user.click(post.getByRole('button', { name: 'Save' }));
    expect(post.getByText('Write something, or delete the post.')).toBeVisible();
    await user.type(field, 'Done in three days.');
    await user.click(post.getByRole('button', { name: 'Save' }));
    expect(await post.findByText('Done in three days.')).toBeVisible();
    expect(post.getByText(/Edited/)).toBeVisible();
  });

  it('deletes an own post after a question', async () => {
    const { user } = openPage(<FeedPage />, { rows: { Posts: [MINE] } });
    await user.click(await screen.findByRole('button', { name: /^More about the post/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this post?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing posted yet')).toBeVisible();
  });

  it('reports a post of another with a reason, and has one report however often', async () => {
    const { user, store } = openPage(<FeedPage />, { rows: { ...rows, Posts: [OF_BO] } });
    const report = async (reason: string) => {
      await user.click(await screen.findByRole('button', { name: /^More about the post/ }));
      expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
      await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Report the post of Bo Cole' }));
      await user.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
      await user.click(dialog.getByRole('button', { name: 'Report' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await report('It names a client.');
    await report('It is rude.');
    const one = { postId: 'of-bo', owner: 'cole' };
    await expect.poll(() => stored(store, 'PostReports')).toEqual([expect.objectContaining(one)]);
  });

  it('shows an administrator who reported a post and why, before newer posts', async () => {
    const newer = Array.from({ length: 13 }, (_, at) =>
      makePost({ ...own, uuid: `newer-${at}`, text: `Roof ${at}`, createdAt: 5_000 + at }),
    );
    const report = makePostReport({ owner: TEST_UID, postId: 'mine', createdBy: 'bo', reason: 'Too loud.' });
    const { user, store } = openPage(<FeedPage />, {
      rows: { ...rows, Posts: [MINE, ...newer], PostReports: [report] },
    });
    const reported = within(await screen.findByRole('region', { name: 'Reported posts' }));
    expect(await reported.findByText(/Tear-off/)).toBeVisible();
    expect(await reported.findByRole('note')).toHaveTextContent('Reported by Bo Cole: “Too loud.”');
    expect(screen.queryAllByText(/Tear-off/)).toHaveLength(1);
    await user.click(reported.getByRole('button', { name: 'Let it stay' }));
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
    expect(await stored(store, 'PostReports')).toEqual([]);
  });
});

describe('a profile', () => {
  const profilePage = (
    <Routes>
      <Route path={paths.socialProfile} element={<ProfilePage />} />
      <Route path={paths.socialProfileOf(':uid')} element={<ProfilePage />} />
    </Routes>
  );

  it('is written by its person', async () => {
    const { user, store } = openPage(profilePage, { rows: {}, route: paths.socialProfile });
    expect(await screen.findByText(/Tell coworkers and connections/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    await user.type(dialog.getByRole('textbox', { name: 'About' }), 'Third roofer in the family.');
    await user.click(dialog.getByRole('checkbox', { name: 'Show how many jobs I have completed' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Third roofer in the family.')).toBeVisible();
    expect(await stored(store, 'SocialProfiles')).toMatchObject([
      { uuid: TEST_UID, owner: TEST_UID, showsJobs: true },
    ]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('of a connection shows the completed jobs if they want it: %s', async (showsJobs, shown) => {
    const profile = makeSocialProfile({
      uuid: 'bo',
      owner: 'cole',
      area: 'Superior',
      showsJobs,
      completedJobs: 41,
    });
    openPage(profilePage, {
      rows: { ...rows, SocialProfiles: [profile] },
      route: paths.socialProfileOf('bo'),
    });
    expect(await screen.findByText('Superior')).toBeVisible();
    expect(screen.queryAllByText('41 completed jobs')).toHaveLength(shown);
  });

  it('of a connection shows what they tell, and their posts to the user', async () => {
    openPage(profilePage, {
      rows: {
        ...rows,
        SocialProfiles: [makeSocialProfile({ uuid: 'bo', owner: 'cole', trades: ['Gutters'] })],
      },
      route: paths.socialProfileOf('bo'),
    });
    expect(await screen.findByRole('heading', { name: 'Bo Cole' })).toBeVisible();
    expect(await screen.findByText('Gutters')).toBeVisible();
    expect(await screen.findByText('Gutters are in stock.')).toBeVisible();
    expect(screen.queryByText(/Tear-off/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
  });
});
