import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ApiProvider } from '@/api/provider';
import { TEST_UID } from '@/data/testing/render-with-data';
import { paths } from '@/domain/navigation/paths';
import { foundBy } from '@/domain/search/find';
import { DAY_MS } from '@/domain/time/time';
import { makeBoard, makeBoardList, makeCard, makeFile, makeJob, makeRoster } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';
import { KanbanPage } from './kanban-page';

const own = { owner: TEST_UID };
const ROWS = {
  Rosters: [makeRoster({ owner: TEST_UID, people: [] })],
  Boards: [makeBoard({ ...own, labels: [{ id: 'storm', name: 'Storm', colour: 'blue' }] })],
  BoardLists: [
    makeBoardList({ ...own }),
    makeBoardList({ ...own, uuid: 'list-2', name: 'Done', position: 'k' }),
  ],
  Cards: [
    makeCard({ ...own, labelIds: ['storm'], due: Date.now() - 3 * DAY_MS }),
    makeCard({ ...own, uuid: 'card-2', name: 'Load tarps', position: 'k' }),
  ],
};

const open = (rows: Parameters<typeof openPage>[1] = { rows: ROWS }) =>
  openPage(
    <ApiProvider>
      <KanbanPage />
    </ApiProvider>,
    rows,
  );
const list = async (name: string) => within(await screen.findByRole('region', { name }));
const cardsOf = async (name: string) =>
  (await list(name)).queryAllByRole('button', { name: /Order|Load/ }).map((card) => card.textContent);

it('teaches the first step, and starts from a template', async () => {
  const { user } = open({ rows: {} });
  await user.click(await screen.findByRole('button', { name: 'Start with Production' }));
  expect(await screen.findByRole('heading', { name: 'Production' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'On the roof' })).toBeVisible();
});

it('shows lists with their cards, and what is late in words', async () => {
  open();
  const materials = await list('Materials');
  const card = await materials.findByRole('button', { name: /Order shingles/ });
  expect(card).toHaveTextContent('Storm');
  expect(card).toHaveTextContent(/, late/);
});

it('adds a card, and keeps what a refusal leaves', async () => {
  const { user } = open();
  const done = await list('Done');
  await user.click(done.getByRole('button', { name: 'Add card to Done' }));
  await user.keyboard('{Enter}');
  const refusal = 'A card’s name is empty. Write something first.';
  expect(await done.findByText(refusal)).toBeVisible();
  await user.click(done.getByRole('button', { name: 'Cancel' }));
  await user.click(done.getByRole('button', { name: 'Add card to Done' }));
  expect(done.queryByText(refusal)).not.toBeInTheDocument();
  await user.type(done.getByRole('textbox', { name: 'New card' }), 'Load nails{Enter}');
  expect(await done.findByRole('button', { name: /Load nails/ })).toBeVisible();
});

it('moves a card from its page to another list', async () => {
  const { user } = open({ rows: ROWS, route: '/?card=card-2' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Load tarps' }));
  await user.click(await dialog.findByRole('button', { name: 'List: Materials' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
  expect(await dialog.findByRole('button', { name: 'List: Done' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await cardsOf('Done')).toHaveLength(1));
});

it('shows a card moved by another person', async () => {
  const { store } = open();
  await (await list('Materials')).findByRole('button', { name: /Load tarps/ });
  await store.commit([
    { kind: 'patch', ref: { collection: 'Cards', id: 'card-2' }, fields: { listId: 'list-2' } },
  ]);
  await waitFor(async () => expect(await cardsOf('Done')).toHaveLength(1));
});

it('narrows the cards by search and label', async () => {
  const { user } = open();
  await list('Materials');
  await user.type(screen.getByRole('searchbox'), 'tarps');
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Order shingles/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: /Order shingles/ })).toBeVisible();
});

it('opens a card from the board, with checklist, comment and archive', async () => {
  const { user, router } = open();
  await user.click(await (await list('Materials')).findByRole('button', { name: /Order shingles/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order shingles' }));
  expect(router.state.location.search).toContain('card=card-1');
  await user.click(dialog.getByRole('button', { name: 'Add checklist' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Add item' }), 'Nails{Enter}');
  await user.click(await dialog.findByRole('checkbox', { name: 'Nails' }));
  expect(await dialog.findByText('1 of 1')).toBeVisible();
  await user.type(await dialog.findByRole('textbox', { name: 'Write a comment' }), 'Ready on Tuesday.');
  await user.click(dialog.getByRole('button', { name: 'Comment' }));
  const comments = within(dialog.getByRole('region', { name: 'Comments' }));
  expect(await comments.findByText('Ready on Tuesday.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(async () => expect(await cardsOf('Materials')).toHaveLength(1));
});

it('removes a list with its cards into the archive, from which they return', async () => {
  const { user } = open();
  await user.click((await list('Materials')).getByRole('button', { name: 'Actions of Materials' }));
  await user.click(await screen.findByRole('menuitem', { name: /Remove/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Materials' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Actions of the board' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archived cards' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Load tarps' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await cardsOf('Done')).toHaveLength(1));
});

it('gives a blank board labels, which its cards then take', async () => {
  const { user } = open({ rows: { ...ROWS, Boards: [makeBoard({ ...own, labels: [] })] } });
  await user.click(await screen.findByRole('button', { name: 'Actions of the board' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Labels' }));
  const labels = within(await screen.findByRole('dialog', { name: /^Labels of/ }));
  await user.click(labels.getByRole('button', { name: 'Add label' }));
  await user.click(labels.getByRole('button', { name: 'Save' }));
  expect(await labels.findByRole('alert')).toHaveTextContent('A label’s name is empty.');
  await user.type(labels.getByRole('textbox', { name: 'Label 1' }), 'Permit');
  await user.click(labels.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: /Load tarps/ }));
  const card = within(await screen.findByRole('dialog', { name: 'Load tarps' }));
  await user.click(await card.findByRole('button', { name: 'Labels' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Permit' }));
  expect(await card.findByText('Permit')).toBeVisible();
});

it('restores an archived board', async () => {
  const archived = makeBoard({ ...own, uuid: 'board-2', name: 'Old sales', archivedAt: 5 });
  const { user } = open({ rows: { ...ROWS, Boards: [...ROWS.Boards, archived] } });
  await user.click(await screen.findByRole('button', { name: 'Boards' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archived boards' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Old sales' }));
  expect(await screen.findByText('No archived boards')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Boards' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Old sales' })).toBeVisible();
});

it('links a card to a job by its number, and takes the link off again', async () => {
  const job = makeJob({ ...own, uuid: 'job-1', title: 'Tear-off', number: 12, numberPrefix: 'J-' });
  const rows = { ...ROWS, Jobs: [{ ...job, ...foundBy(job) }] };
  const { user } = open({ rows, route: '/?card=card-2' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Load tarps' }));
  await user.type(await dialog.findByRole('combobox', { name: 'About a customer, tracker or job' }), 'J-12');
  await user.click(await screen.findByRole('option', { name: /Tear-off/ }));
  const link = await dialog.findByRole('link', { name: 'Job J-12: Tear-off' });
  expect(link).toHaveAttribute('href', paths.job('job-1'));
  await user.click(dialog.getByRole('button', { name: 'Remove the link to Job J-12' }));
  expect(await dialog.findByRole('combobox', { name: 'About a customer, tracker or job' })).toBeVisible();
});

it('shows a picture of the card as its cover', async () => {
  const picture = { ...own, noun: 'card', recordId: 'card-2', thumb: 'data:image/png;base64,AA==' } as const;
  const { user } = open({ rows: { ...ROWS, Files: [makeFile(picture)] }, route: '/?card=card-2' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Load tarps' }));
  const choose = async (from: string, to: string) => {
    await user.click(await dialog.findByRole('button', { name: from }));
    await user.click(await screen.findByRole('menuitemradio', { name: to }));
  };
  await dialog.findByRole('button', { name: /Ridge\.jpg/ });
  await choose('Cover', 'Ridge.jpg');
  await choose('Cover: Picture', 'Teal');
  await choose('Cover: Teal', 'None');
  expect(await dialog.findByRole('button', { name: 'Cover' })).toBeVisible();
});

it('shows the own and the late cards as views', async () => {
  const mine = makeCard({
    ...own,
    uuid: 'card-3',
    name: 'Load ladders',
    position: 'p',
    memberIds: [TEST_UID],
  });
  const { user } = open({ rows: { ...ROWS, Cards: [...ROWS.Cards, mine] } });
  const views = within(await screen.findByRole('navigation', { name: 'Views of the board' }));
  const shown = async (view: string) => {
    await user.click(views.getByRole('button', { name: view }));
    return (await cardsOf('Materials')).length;
  };
  expect(await shown('Mine')).toBe(1);
  expect(await shown('Late 1')).toBe(1);
  expect(views.getByRole('button', { name: 'Late 1' })).toHaveAttribute('aria-current', 'true');
  expect(await shown('All cards')).toBe(3);
});

it('adds a card to the first list by its key, and keeps the typed one', async () => {
  const { user } = open();
  await list('Materials');
  await user.keyboard('n');
  const materials = await list('Materials');
  const field = materials.getByRole('textbox', { name: 'New card' });
  expect(field).toHaveFocus();
  await user.type(field, 'Order nails');
  const [fromHead] = screen.getAllByRole('button', { name: 'Add card' });
  if (fromHead) await user.click(fromHead);
  expect(materials.getByRole('textbox', { name: 'New card' })).toHaveValue('Order nails');
  await user.keyboard('{Enter}');
  expect(await materials.findByRole('button', { name: /Order nails/ })).toBeVisible();
});

it('offers the setting up of boards and lists to people who may edit them', async () => {
  const { user } = open({
    rows: ROWS,
    user: { isAdmin: false, isCompanyAdmin: false, permissionLevel: ['team:view'] },
  });
  const done = await list('Done');
  expect(done.getByRole('button', { name: 'Add card to Done' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add list' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions of Done' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items.join()).toMatch(/^Clear/);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions of the board' }));
  expect(await screen.findByRole('menuitem', { name: 'Archived cards' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Rename board' })).not.toBeInTheDocument();
});
