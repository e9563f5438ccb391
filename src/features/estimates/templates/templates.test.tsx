import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makeEstimateTemplate, makePriceItem } from '@tests/factories/records';
import {
  estimateLine,
  FIRST,
  mine,
  opensEstimates,
  OWNER,
  storedEstimate,
  storedLines,
} from '@tests/setup/open-estimates';
import { estimateRoutes } from '../routes';

const openEstimates = opensEstimates(estimateRoutes);

type Opened = ReturnType<typeof openEstimates>;

const shingle = estimateLine('Shingles', 1_024, { priceItem: 'item-1', unitPrice: 10_000 });
const flashing = estimateLine('Flashing', 2_048, { priceItem: 'item-2', unitPrice: 30_000 });
const reroof = makeEstimateTemplate({ owner: OWNER, lines: [shingle, flashing], terms: 'Half in advance.' });
/** The price of the first has risen, the second is not sold any more. */
const prices = [
  makePriceItem({ owner: OWNER, uuid: 'item-1', price: 12_500 }),
  makePriceItem({ owner: OWNER, uuid: 'item-2', price: 99_900, active: false }),
];

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function fromMenu({ user }: Opened, button: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

const fromTemplate = (opened: Opened) => fromMenu(opened, 'More ways to add lines', 'From a template');
const saveAsTemplate = (opened: Opened) => fromMenu(opened, 'More actions', 'Save as template');
const templates = ({ store }: Opened) =>
  [...store.server.rows('EstimateTemplates').values()].map(({ data }) => data);

beforeAll(async () => {
  await Promise.all([
    import('../create/create-estimate-page'),
    import('../record/estimate-page'),
    import('./template-dialog'),
    import('./save-template-dialog'),
  ]);
}, 60_000);

describe('a template in an estimate', () => {
  it('is found by a word, shown with today’s prices, and inserted with fresh ids', async () => {
    const other = makeEstimateTemplate({
      owner: OWNER,
      uuid: 'template-2',
      name: 'Gutters',
      description: '',
    });
    const opened = openEstimates(FIRST, [{ lines: [] }], {
      rows: { EstimateTemplates: [reroof, other], PriceItems: prices },
    });
    const { user, store } = opened;
    await fromTemplate(opened);
    const search = await dialog('From a template');
    await search.findByRole('button', { name: /Gutters/ });
    await user.type(search.getByRole('searchbox', { name: 'Search the templates' }), 'walkable');
    await waitFor(() => expect(search.queryByRole('button', { name: /Gutters/ })).not.toBeInTheDocument());
    await user.click(search.getByRole('button', { name: /Re-roof/ }));
    const preview = await dialog('Re-roof, one layer');
    expect(
      await preview.findByText('No longer in your price list: Flashing. The template’s own price is used.'),
    ).toBeVisible();
    expect(preview.getByText('$1,250.00')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Insert' }));
    await waitFor(() =>
      expect(storedLines(store)?.map(({ name, unitPrice }) => [name, unitPrice])).toEqual([
        ['Shingles', 12_500],
        ['Flashing', 30_000],
      ]),
    );
    expect(storedLines(store)?.map(({ id }) => id)).not.toContain('Shingles');
    expect(storedEstimate(store)).toMatchObject({ terms: 'Half in advance.' });
  });

  it('stays open with a sentence where its lines do not fit', async () => {
    const lines = Array.from({ length: 199 }, (_, at) =>
      estimateLine(`Line ${at + 1}`, 1_024 * (at + 1), { options: 'elsewhere' }),
    );
    const opened = openEstimates(FIRST, [{ lines }], {
      rows: { EstimateTemplates: [{ ...reroof, lines: [shingle, { ...flashing, priceItem: '' }] }] },
    });
    const { user, store } = opened;
    await fromTemplate(opened);
    await user.click(await (await dialog('From a template')).findByRole('button', { name: /Re-roof/ }));
    const preview = await dialog('Re-roof, one layer');
    await waitFor(() => expect(preview.getByRole('button', { name: 'Insert' })).toBeEnabled());
    await user.click(preview.getByRole('button', { name: 'Insert' }));
    expect(
      await preview.findByText('An estimate holds up to 200 lines. There is room for 1 more.'),
    ).toBeVisible();
    expect(storedLines(store)).toHaveLength(199);
  });

  it('is inserted without a connection, with what this device has', async () => {
    const opened = openEstimates(FIRST, [{ lines: [] }], {
      rows: { EstimateTemplates: [reroof], PriceItems: prices },
    });
    const { user, store } = opened;
    await fromTemplate(opened);
    const list = await dialog('From a template');
    await list.findByRole('button', { name: /Re-roof/ });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      store.goOffline();
      window.dispatchEvent(new Event('offline'));
    });
    await user.click(list.getByRole('button', { name: /Re-roof/ }));
    const preview = await dialog('Re-roof, one layer');
    expect(
      await preview.findByText(/Not on this device without a connection: the price of Flashing/),
    ).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Insert' }));
    expect(await screen.findByRole('textbox', { name: 'Quantity of Flashing' })).toBeVisible();
    expect(storedLines(store)).toEqual([]);
  });

  it('says the first step where there is none', async () => {
    const opened = openEstimates(FIRST, [{}]);
    await fromTemplate(opened);
    const empty = await dialog('From a template');
    expect(await empty.findByText(/choose “Save as template” in its menu/)).toBeVisible();
  });
});

describe('a new estimate', () => {
  it('begins with a template', async () => {
    const customer = makeCustomer({ ...mine, uuid: 'customer-1', name: 'Ana Ruiz' });
    const { user, router, store } = openEstimates(`${paths.newEstimate}?customer=customer-1`, [], {
      rows: { Customers: [customer], EstimateTemplates: [reroof], PriceItems: prices },
    });
    await user.click(await screen.findByRole('button', { name: 'From a template' }));
    await user.click(await (await dialog('From a template')).findByRole('button', { name: /Re-roof/ }));
    const begin = await screen.findByRole('button', { name: 'Begin with it' });
    await waitFor(() => expect(begin).toBeEnabled());
    await user.click(begin);
    expect(await screen.findByText('Re-roof, one layer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write the lines' }));
    await waitFor(() => expect(router.state.location.pathname).not.toContain('create'));
    const id = router.state.location.pathname.split('/').at(-1) ?? '';
    await waitFor(() =>
      expect(storedLines(store, id)?.map(({ name, unitPrice }) => [name, unitPrice])).toEqual([
        ['Shingles', 12_500],
        ['Flashing', 30_000],
      ]),
    );
    expect(storedEstimate(store, id)).toMatchObject({ terms: 'Half in advance.', customerName: 'Ana Ruiz' });
  });
});

describe('an estimate saved as a template', () => {
  it('keeps what is offered, without customer and last day', async () => {
    const opened = openEstimates(FIRST, [
      { lines: [shingle], clientText: 'Thank you.', validUntil: '2126-01-01' },
    ]);
    const { user } = opened;
    await saveAsTemplate(opened);
    const form = await dialog('Save as template');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findAllByText('Name the template.'))[0]).toBeVisible();
    await user.type(form.getByLabelText(/^Name/), 'Steep roof');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(templates(opened)).toHaveLength(1));
    const [saved] = templates(opened);
    expect(saved).toMatchObject({
      name: 'Steep roof',
      clientText: 'Thank you.',
      lines: [{ name: 'Shingles', priceItem: 'item-1' }],
    });
    expect(Object.keys(saved ?? {}).filter((field) => /customer|validUntil|title/.test(field))).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(templates(opened)).toHaveLength(0));
  });

  it('asks before it replaces one of the same name', async () => {
    const opened = openEstimates(FIRST, [{ lines: [shingle] }], { rows: { EstimateTemplates: [reroof] } });
    const { user } = opened;
    await saveAsTemplate(opened);
    const form = await dialog('Save as template');
    await user.type(form.getByLabelText(/^Name/), 're-roof, ONE layer');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const question = await dialog('Replace Re-roof, one layer?');
    expect(templates(opened)[0]?.['lines']).toHaveLength(2);
    await user.click(question.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(templates(opened)[0]?.['lines']).toHaveLength(1));
    expect(templates(opened)).toHaveLength(1);
  });

  it('refuses the 101st, and an estimate without lines', async () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      makeEstimateTemplate({ owner: OWNER, uuid: `template-${at}`, name: `Template ${at}` }),
    );
    const opened = openEstimates(FIRST, [{ lines: [shingle] }], { rows: { EstimateTemplates: many } });
    const { user } = opened;
    await saveAsTemplate(opened);
    const form = await dialog('Save as template');
    await user.type(form.getByLabelText(/^Name/), 'One more');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findAllByText(/You have 100 templates, which is the most/))[0]).toBeVisible();
    expect(templates(opened)).toHaveLength(100);
    expect(form.getByLabelText(/^Name/)).toHaveValue('One more');
  });
});
