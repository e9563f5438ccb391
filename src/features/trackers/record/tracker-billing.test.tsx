import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import {
  makeEstimate,
  makeInvoice,
  makeJob,
  makePrice,
  makeRoster,
  makeSettings,
  makeTracker,
} from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { trackerRoutes } from '../routes';

const mine = { owner: 'person-1' } as const;
const OFFER = 'The work is done: ready to invoice. $12,000.00 is left to bill.';

function open(tracker: Partial<Tracker>, rows = {}, user?: RenderRoutesOptions['user']) {
  const store = memoryStoreWith({
    Settings: [makeSettings(mine)],
    Rosters: [makeRoster(mine)],
    Trackers: [makeTracker({ ...mine, ...tracker })],
    Prices: [
      makePrice({
        ...{ ...mine, uuid: 'tracker-1', noun: 'tracker', amount: 1_500_000, invoiced: 300_000 },
      }),
    ],
    Jobs: [makeJob({ ...mine, status: 'Completed' })],
    Estimates: [makeEstimate({ ...mine, uuid: 'signed-1', trackerId: 'tracker-1', status: 'Converted' })],
    ...rows,
  });
  return renderRoutes(trackerRoutes, paths.tracker('tracker-1'), { store, ...(user && { user }) });
}

// Loads the parts of the page once, outside the timeouts of single tests.
beforeAll(async () => {
  await import('./tracker-page');
}, 60_000);

describe('the bills of a tracker', () => {
  it('are offered by one press when its work is done, as what is left of the signed estimate', async () => {
    const { router, user } = open({ billing: 'Part billed' });
    expect(await screen.findByText(OFFER)).toBeVisible();
    expect(screen.getByText('Part billed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bill what is left' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      `${paths.newInvoice}?customer=customer-1&tracker=tracker-1&estimate=signed-1`,
    );
  });

  it('lead to the draft that waits already', async () => {
    const { router, user } = open({}, { Invoices: [makeInvoice({ ...mine, trackerId: 'tracker-1' })] });
    await user.click(await screen.findByRole('button', { name: 'Open the draft' }));
    expect(router.state.location.pathname).toBe(paths.invoice('invoice-1'));
  });

  it.each<[string, Partial<Tracker>, object]>([
    ['its work goes on', {}, { Jobs: [makeJob({ ...mine, status: 'In Progress' })] }],
    ['it is at Invoiced', { status: 'Invoiced' }, {}],
    [
      'all is billed',
      { billing: 'Billed' },
      {
        Prices: [
          makePrice({ ...mine, uuid: 'tracker-1', noun: 'tracker', amount: 300_000, invoiced: 300_000 }),
        ],
      },
    ],
  ])('are not offered while %s', async (_what, tracker, rows) => {
    open(tracker, rows);
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(await screen.findByText('Install, 12 Elm Street')).toBeVisible();
    expect(screen.queryByText(/ready to invoice/)).not.toBeInTheDocument();
  });

  it('are words alone for users who see no prices', async () => {
    const permissionLevel = ['trackers:view', 'jobs:view', 'scope:all'];
    open({ billing: 'Overdue' }, {}, { isAdmin: false, permissionLevel });
    expect(await screen.findByText('Invoice overdue')).toBeVisible();
    expect(screen.queryByText(/ready to invoice/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/12,000|15,000|3,000/);
  });
});
