import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import { DAY_MS } from '@/domain/time/time';
import { makeCustomer, makeMoneySettings } from '@tests/factories/records';
import {
  estimateLine,
  FIRST,
  mine,
  opensEstimates,
  OWNER,
  storedEstimate,
  storedLines,
} from '@tests/setup/open-estimates';
import { narrowWindow } from '@tests/setup/narrow-window';
import { loadLineDialogs } from '@tests/setup/load-line-dialogs';
import { NOW } from '@tests/setup/render-routes';
import { estimateRoutes } from './routes';

const open = opensEstimates(estimateRoutes);

const two = { lines: [estimateLine('Shingles', 1_024), estimateLine('Ridge vent', 2_048)] };

type Stored = ReturnType<typeof open>['store'];
const storedLine = (store: Stored, id: string) => storedLines(store)?.find((one) => one.id === id);

const page = FIRST;
const field = (name: string) => screen.findByRole('textbox', { name });

// Loads the pages' chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./list/estimates-page'),
    import('./create/create-estimate-page'),
    import('./record/estimate-page'),
    loadLineDialogs(),
    import('./record/option-dialog'),
    import('./record/schedule-dialog'),
    import('./record/measures-dialog'),
  ]);
}, 60_000);

describe('the list of estimates', () => {
  it('opens those to follow up from an address', async () => {
    const sent = { status: 'Sent', version: 1, contentAt: 7, sentOf: 7 } as const;
    open(
      `${paths.estimates}?needs=Follow+up`,
      [
        { ...sent, title: 'Waits', sentAt: NOW - 6 * DAY_MS },
        { ...sent, title: 'Looked at', status: 'Viewed', sentAt: NOW },
        { ...sent, title: 'Just sent', sentAt: NOW },
        { title: 'A draft' },
      ],
      { rows: { MoneySettings: [{ owner: OWNER, followUpDays: 5 }] } },
    );
    expect(await screen.findByText('Waits')).toBeVisible();
    expect(screen.getByText('Looked at')).toBeVisible();
    expect(screen.getAllByText('Follow up').length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByText('Just sent')).not.toBeInTheDocument();
    expect(screen.queryByText('A draft')).not.toBeInTheDocument();
  });

  it('shows customers, totals and what has expired', async () => {
    open(paths.estimates, [
      { title: 'New roof', status: 'Sent', validUntil: '2020-01-10' },
      { title: 'Gutters', customerName: 'Bo Cole', validUntil: '2126-12-20' },
    ]);
    await screen.findByText('Gutters');
    const row = (title: string) =>
      screen.getAllByRole('row').find((one) => one.textContent?.includes(title))?.textContent;
    expect(row('New roof')).toContain('Expired');
    expect(row('New roof')).toContain('$4,704.00');
    expect(row('Gutters')).toContain('Bo Cole');
    expect(row('Gutters')).not.toContain('Expired');
  });

  it('teaches the first step', async () => {
    open(paths.estimates, []);
    expect(await screen.findByRole('link', { name: 'Create estimate' })).toBeVisible();
  });
});

describe('a new estimate', () => {
  it('is made for a customer, and opens with its address', async () => {
    const { user, store, router } = open(`${paths.newEstimate}?customer=customer-1`, [], {
      rows: {
        Customers: [
          makeCustomer({ ...mine, uuid: 'customer-1', name: 'Ana Ruiz', streetAddress: '9 Elm St' }),
        ],
      },
    });
    await user.type(await field('Title'), 'Roof of the barn');
    await user.click(screen.getByRole('button', { name: 'Write the lines' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain('create'));
    const id = router.state.location.pathname.split('/').at(-1) ?? '';
    await waitFor(() =>
      expect(storedEstimate(store, id)).toMatchObject({
        title: 'Roof of the barn',
        customerName: 'Ana Ruiz',
        streetAddress: '9 Elm St',
        status: 'Draft',
      }),
    );
  });
});

describe('the lines of an estimate', () => {
  it('are typed into after a click, and summed', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await field('Quantity of Shingles'));
    await user.keyboard('12.5{Tab}');
    await waitFor(() => expect(storedLine(store, 'Shingles')?.quantity).toBe(1_250));
    expect(screen.getByRole('textbox', { name: 'Unit of Shingles' })).toHaveFocus();
    const sums = within(screen.getByLabelText('Sums'));
    expect(await sums.findAllByText('$2,250.00')).toHaveLength(2);
  });

  it('ask about a number that may mean two, and keep it', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await field('Quantity of Shingles'));
    await user.keyboard('2,5{Tab}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Is that 2.5 or 25? Write it in full.');
    expect(await field('Quantity of Shingles')).toHaveValue('2,5');
    expect(storedLine(store, 'Shingles')?.quantity).toBe(1_000);
  });

  it('go down in a column with Enter, and one is made after the last', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await field('Quantity of Shingles'));
    await user.keyboard('{Enter}');
    expect(await field('Quantity of Ridge vent')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(storedLines(store)).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the line' })).toHaveFocus());
    await user.keyboard('Drip edge{Tab}');
    await waitFor(() => expect(storedLines(store)?.map(({ name }) => name)).toContain('Drip edge'));
  });

  it('are typed right after "Own line" is pressed', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await screen.findByRole('button', { name: 'Own line' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the line' })).toHaveFocus());
    await user.keyboard('Drip edge{Tab}');
    await waitFor(() => expect(storedLines(store)?.map(({ name }) => name)).toContain('Drip edge'));
  });

  it('are added on a phone once their dialog is saved, and not by Cancel', async () => {
    narrowWindow();
    const { user, store } = open(page, [two]);
    await user.click(await screen.findByRole('button', { name: 'Own line' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(storedLines(store)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Own line' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New line' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Drip edge');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(storedLines(store)?.map(({ name }) => name)).toContain('Drip edge'));
  });

  it('move with Alt and an arrow', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await field('Name of Ridge vent'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(storedLine(store, 'Ridge vent')?.position).toBeLessThan(
        storedLine(store, 'Shingles')?.position ?? 0,
      ),
    );
  });

  it('are pasted from a spreadsheet', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await field('Name of Ridge vent'));
    await user.paste('Felt\t10\tSQ\t20.00\nNails\t2\tbox\t45.50');
    await waitFor(() => expect(storedLines(store)).toHaveLength(4));
    expect(storedLines(store)?.find(({ name }) => name === 'Nails')).toMatchObject({
      quantity: 200,
      unit: 'box',
      unitPrice: 4_550,
    });
  });

  it('open with their description and cost, and are removed there', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await screen.findByRole('button', { name: 'Open Shingles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shingles' }));
    await user.type(dialog.getByLabelText('Description'), 'Thirty years');
    await user.type(dialog.getByLabelText('Cost, office only'), '-5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('A cost cannot be below zero.'))[0]).toBeVisible();
    await user.clear(dialog.getByLabelText('Cost, office only'));
    await user.type(dialog.getByLabelText('Cost, office only'), '61.50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(storedLine(store, 'Shingles')).toMatchObject({ description: 'Thirty years', unitCost: 6_150 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Open Ridge vent' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(storedLines(store)).toHaveLength(1));
  });

  it('are only read once the estimate is sold', async () => {
    open(page, [{ ...two, status: 'Converted' }]);
    expect(await field('Quantity of Shingles')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Own line' })).not.toBeInTheDocument();
  });
});

describe('what an estimate offers', () => {
  it('gets a second option, named and suggested', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await screen.findByRole('button', { name: 'Add an option' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(storedEstimate(store)).toHaveProperty('options.length', 1);
    await user.click(screen.getByRole('button', { name: 'Add an option' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New option' }));
    await user.type(dialog.getByLabelText('Name'), 'Better');
    await user.click(dialog.getByRole('checkbox', { name: 'Suggest this option' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(
        (storedEstimate(store)?.['options'] as Estimate['options'] | undefined)?.map(
          ({ name, isSuggested }) => [name, isSuggested],
        ),
      ).toEqual([
        ['', false],
        ['Better', true],
      ]),
    );
  });

  it('takes a discount in percent or as an amount', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await screen.findByRole('button', { name: /Edit Discount/ }));
    await user.keyboard('10%{Enter}');
    await waitFor(() =>
      expect(storedEstimate(store)).toMatchObject({ discountPercent: 10_000, discount: 0 }),
    );
    await user.click(await screen.findByRole('button', { name: /Edit Discount/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Discount' }));
    await user.keyboard('250{Enter}');
    await waitFor(() =>
      expect(storedEstimate(store)).toMatchObject({ discountPercent: 0, discount: 25_000 }),
    );
  });

  it('is paid in steps, of which the last takes the rest', async () => {
    const { user, store } = open(page, [two]);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit and payments' }));
    const add = dialog.getByRole('button', { name: 'Add step' });
    await user.click(add);
    await user.click(add);
    const step = (at: number) => within(dialog.getByRole('group', { name: `Step ${at}` }));
    await user.type(step(1).getByLabelText(/^Name/), 'Deposit');
    await user.type(step(2).getByLabelText(/^Name/), 'Completion');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Write how much this step is.'))[0]).toBeVisible();
    await user.type(step(1).getByLabelText(/^Percent/), '30');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(storedEstimate(store)?.['schedule']).toMatchObject([
        { name: 'Deposit', kind: 'percent', percent: 30_000 },
        { name: 'Completion', kind: 'rest' },
      ]),
    );
    expect(await screen.findByText('$600.00')).toBeVisible();
    expect(screen.getByText('$1,400.00')).toBeVisible();
  });
});

describe('the cost of an estimate', () => {
  it('counts the hours of the crew in the margin', async () => {
    const lines = [estimateLine('Shingles', 1_024, { unitCost: 5_000 })];
    const { user, store } = open(page, [{ lines }], {
      rows: { MoneySettings: [makeMoneySettings({ owner: OWNER, crewHourCost: 5_000 })] },
    });
    const before = storedEstimate(store)?.['contentAt'];
    const sums = within(await screen.findByLabelText('Sums'));
    expect(sums.getByText('50%')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Edit Crew hours/ }));
    await user.keyboard('2,5{Enter}');
    expect(await screen.findByText('Is that 2.5 or 25? Write it in full.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Crew hours' }));
    await user.keyboard('2.5{Enter}');
    await waitFor(() => expect(storedEstimate(store)).toMatchObject({ crewMinutes: 150 }));
    // 1,000 charged, 500 for the lines and 125 for the crew.
    expect(await sums.findByText('37.5%')).toBeVisible();
    expect(screen.getByText('2.5, $125.00')).toBeVisible();
    // It is no part of what is offered: a version that the client has stays the one that is offered.
    expect(storedEstimate(store)?.['contentAt']).toEqual(before);
  });

  it('names work by the hour that has a cost of its own beside the crew’s hours', async () => {
    const work = { unit: 'Hour', unitCost: 5_500 };
    const lines = [
      estimateLine('Shingles', 512, { unit: 'SQ', unitCost: 5_000 }),
      estimateLine('Leak repair', 1_024, work),
      estimateLine('Skylight', 2_048, { ...work, isOptional: true }),
    ];
    const rows = { MoneySettings: [makeMoneySettings({ owner: OWNER, crewHourCost: 5_000 })] };
    const { user } = open(page, [{ lines }], { rows });
    await screen.findByRole('button', { name: /Edit Crew hours/ });
    expect(screen.queryByText(/same work/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Edit Crew hours/ }));
    await user.keyboard('2{Enter}');
    expect(await screen.findByText(/beside the cost of “Leak repair”\. Keep one/)).toBeVisible();
  });

  it('asks for the cost of an hour where it is not set', async () => {
    open(page, [{ ...two, crewMinutes: 60 }]);
    expect(await screen.findByText(/An hour of the crew has no cost yet/)).toBeVisible();
  });
});

describe('waste', () => {
  it('is explained with the line that is typed into, else with the first one that has some', async () => {
    const lines = [
      estimateLine('Nails', 512),
      estimateLine('Shingles', 1_024, { waste: 10_000, unit: 'SQ' }),
      estimateLine('Felt', 2_048, { waste: 5_000, unit: 'SQ' }),
    ];
    const { user } = open(page, [{ lines }]);
    expect(await screen.findByText('Waste is added to the quantity: 10 SQ + 10% = 11 SQ')).toBeVisible();
    await user.click(await field('Quantity of Felt'));
    expect(await screen.findByText('Waste is added to the quantity: 10 SQ + 5% = 10.5 SQ')).toBeVisible();
  });
});
