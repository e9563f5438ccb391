import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import type { Price } from '@/domain/money/price';
import { paths } from '@/domain/navigation/paths';
import {
  makeInvoice,
  makePayment,
  makePrice,
  makeRoster,
  makeSettings,
  makeTracker,
} from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { trackerRoutes } from '../routes';

const mine = { owner: 'person-1' } as const;
const ID = 'tracker-1';
const CLAIM = {
  claim: { number: 'LSM-48-217730', rcv: 1_255_685, depreciation: 163_367, deductible: 250_000 },
  supplements: [],
} as const;
const PICTURE = { invoiced: 1_575_685, paid: 1_412_318, due: 0, held: 163_367, amount: 1_575_685 };

function open(price: Partial<Price> | null, user?: RenderRoutesOptions['user']) {
  const store = memoryStoreWith({
    Settings: [makeSettings(mine)],
    Rosters: [makeRoster(mine)],
    Trackers: [makeTracker(mine)],
    Prices: price ? [makePrice({ ...mine, uuid: ID, noun: 'tracker', trackerId: ID, ...price })] : [],
    Invoices: [
      makeInvoice({ ...mine, title: 'Roof and upgrade', trackerId: ID, status: 'Partially Paid', number: 7 }),
    ],
    Payments: [
      makePayment({
        ...{ ...mine, state: 'settled', method: 'Check', amount: 842_318 },
        allocations: [{ invoiceId: 'invoice-1', amount: 842_318 }],
      }),
    ],
  });
  return renderRoutes(trackerRoutes, paths.tracker(ID), { store, ...(user && { user }) });
}

const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

// Loads the page's chunk once, outside the timeouts of single tests.
beforeAll(async () => {
  await import('./tracker-page');
}, 60_000);

describe('the money of a tracker', () => {
  it('is one picture, whose numbers open their rows', async () => {
    const { user } = open({ ...PICTURE, ...CLAIM });
    const money = await section('Billed and paid');
    expect(money.getByRole('button', { name: 'Invoiced: $15,756.85' })).toBeVisible();
    expect(money.getByRole('button', { name: 'Held back: $1,633.67' })).toBeVisible();
    const claim = await section('Insurance claim');
    for (const text of ['LSM-48-217730', '$12,556.85', '$10,923.18', '$8,423.18'])
      expect(claim.getByText(text)).toBeVisible();
    await user.click(money.getByRole('button', { name: 'Paid: $14,123.18' }));
    const rows = within(await screen.findByRole('dialog', { name: 'Payments of this tracker' }));
    expect(await rows.findByText(/^Check,/)).toBeVisible();
    expect(rows.getByText('$8,423.18')).toBeVisible();
  });

  it('keeps a claim that is written with its supplements', async () => {
    const { user, store } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Add a claim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insurance claim' }));
    await user.type(dialog.getByLabelText(/^Replacement cost/), '12,556.85');
    await user.type(dialog.getByLabelText(/^Depreciation/), '20,000');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('The depreciation is larger than the value.')).not.toHaveLength(0);
    await user.clear(dialog.getByLabelText(/^Depreciation/));
    await user.type(dialog.getByLabelText(/^Depreciation/), '1,633.67');
    await user.click(dialog.getByRole('button', { name: 'Add supplement' }));
    const supplement = within(dialog.getByRole('group', { name: 'Supplement 1' }));
    await user.type(supplement.getByLabelText(/^Supplement/), 'Decking');
    await user.type(supplement.getByLabelText(/^Amount/), '500');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(store.server.read({ collection: 'Prices', id: ID })).toMatchObject({
        noun: 'tracker',
        claim: { rcv: 1_255_685, depreciation: 163_367 },
        supplements: [{ name: 'Decking', amount: 50_000, state: 'Asked' }],
      }),
    );
  });

  it('is not there for users who see no prices', async () => {
    const permissionLevel = ['trackers:view', 'jobs:view', 'scope:all'];
    open({ ...PICTURE, ...CLAIM }, { isAdmin: false, permissionLevel });
    await screen.findByRole('heading', { name: 'Jobs' });
    expect(screen.queryByText('Insurance claim')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/15,756|12,556|LSM-48/);
  });
});
