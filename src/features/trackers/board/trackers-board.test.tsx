import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { paths } from '@/domain/navigation/paths';
import { makePrice, makeRoster, makeSettings, makeTracker } from '@tests/factories/records';
import { narrowWindow } from '@tests/setup/narrow-window';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { trackerRoutes } from '../routes';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER], salesperson: OWNER } as const;

function open(address: string, user: RenderRoutesOptions['user'] = {}) {
  const sold = Array.from({ length: 9 }, (_, at) =>
    makeTracker({ ...mine, uuid: `sold-${at}`, title: `Roof ${at}`, streetAddress: `${at} Elm Street` }),
  );
  return renderRoutes(trackerRoutes, address, {
    user,
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [makeRoster({ owner: OWNER })],
      Trackers: [
        ...sold,
        makeTracker({ ...mine, uuid: 'busy', status: 'In Progress', streetAddress: '7 Oak Court' }),
        makeTracker({ ...mine, uuid: 'gone', status: 'Sold', listOrganizer: 'Archive', title: 'Gone' }),
      ],
      Prices: [
        makePrice({ ...mine, uuid: 'busy', noun: 'tracker', amount: 1_250_000, stage: 'In Progress' }),
        makePrice({ ...mine, uuid: 'sold-0', noun: 'tracker', amount: 500_000, stage: 'Sold' }),
        makePrice({ ...mine, uuid: 'sold-8', noun: 'tracker', amount: 300_000, stage: 'Sold' }),
      ],
    },
  });
}

const stage = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the board of trackers', () => {
  beforeAll(async () => {
    await Promise.all([import('./trackers-board'), import('../list/trackers-page')]);
  }, 60_000);

  it('has a column for each stage with its count and its value', async () => {
    open(`${paths.trackers}?view=board`);
    const working = await stage('In Progress');
    expect(await working.findByRole('button', { name: /7 Oak Court/ })).toBeVisible();
    expect((await working.findAllByText('$12,500.00'))[0]).toBeVisible();
    expect(await working.findByText('$12,500')).toBeVisible();
    const sold = await stage('Sold');
    expect(await sold.findByText('9')).toBeVisible();
    // Of the trackers that are not shown, too.
    expect(await sold.findByText('$8,000')).toBeVisible();
    expect(sold.queryByText('Gone')).not.toBeInTheDocument();
  });

  it('counts no trackers before it knows them', async () => {
    const silent = { ...memoryStoreWith({}), watch: () => () => undefined };
    renderRoutes(trackerRoutes, `${paths.trackers}?view=board&salesperson=${OWNER}`, { store: silent });
    expect((await stage('Sold')).getByText('…')).toBeVisible();
  });

  it('shows more of a stage when asked', async () => {
    const { user } = open(`${paths.trackers}?view=board`);
    const sold = await stage('Sold');
    expect(await sold.findAllByRole('button', { name: /Elm Street/ })).toHaveLength(7);
    await user.click(sold.getByRole('button', { name: 'Show more' }));
    expect(await sold.findByRole('button', { name: /0 Elm Street/ })).toBeVisible();
    expect(sold.getAllByRole('button', { name: /Elm Street/ })).toHaveLength(9);
  });

  it('shows no money to users who may not see it', async () => {
    open(`${paths.trackers}?view=board`, {
      isAdmin: false,
      permissionLevel: ['trackers:view', 'scope:all'],
    });
    expect(await (await stage('In Progress')).findByRole('button', { name: /7 Oak Court/ })).toBeVisible();
    expect(screen.queryByText(/\$12,500/)).not.toBeInTheDocument();
  });

  it('is searched by words, and shows one’s own or what is on hold', async () => {
    const { user, router } = open(`${paths.trackers}?view=board`);
    expect(await screen.findByText(/under contract/)).toHaveTextContent('$20,500 under contract');
    await user.type(screen.getByRole('searchbox', { name: /^Number, title/ }), 'Oak');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Elm Street/ })).not.toBeInTheDocument());
    expect(await (await stage('In Progress')).findByRole('button', { name: /7 Oak Court/ })).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await user.click(views.getByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?salesperson=${OWNER}&view=board`));
    expect((await (await stage('Sold')).findAllByRole('button', { name: /Elm Street/ }))[0]).toBeVisible();
    await user.click(views.getByRole('button', { name: 'On hold' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Street|Court/ })).not.toBeInTheDocument(),
    );
  });

  it('is reached from the list, and leads back', async () => {
    const { user } = open(paths.trackers);
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    await stage('Sold');
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('grid', { name: 'Open Tracker List' })).toBeVisible();
  });
});

it.each([
  [{}, /^In Progress 1 ?\$12,500/],
  [{ isAdmin: false, permissionLevel: ['trackers:view', 'scope:all'] as const }, /^In Progress 1$/],
])('sums the contracts of a stage for those who see amounts: %o', async (user, name) => {
  open(paths.trackers, user);
  const strip = within(await screen.findByRole('region', { name: 'Stages' }));
  expect(await strip.findByRole('button', { name })).toBeVisible();
});

it('has the strip on a phone, too', async () => {
  narrowWindow();
  open(paths.trackers);
  const strip = within(await screen.findByRole('region', { name: 'Stages' }));
  expect(await strip.findByRole('button', { name: /^In Progress 1 ?\$12,500/ })).toBeVisible();
});

it('filters the list by a stage of the strip, and takes the filter off again', async () => {
  const { user } = open(paths.trackers);
  const strip = within(await screen.findByRole('region', { name: 'Stages' }));
  const working = await strip.findByRole('button', { name: /^In Progress 1/ });
  await user.click(working);
  expect(working).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Roof 3')).not.toBeInTheDocument();
  await user.click(working);
  expect(await screen.findByText('Roof 3')).toBeVisible();
});

it.each([
  [{}, true],
  [{ isAdmin: false, permissionLevel: ['trackers:view', 'scope:all'] as const }, false],
])('has amounts in a column of the list for those who see them: %o', async (user, isSeen) => {
  open(`${paths.trackers}?hide=`, user);
  const row = within(await screen.findByRole('row', { name: /In Progress/ }));
  const amount = () => row.queryByRole('gridcell', { name: '$12,500.00' });
  if (isSeen) await waitFor(() => expect(amount()).toBeVisible());
  else expect(screen.queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
});
