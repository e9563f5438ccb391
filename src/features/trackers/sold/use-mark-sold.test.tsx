import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Intent } from '@/data/core/intent';
import { renderWithData } from '@/data/testing/render-with-data';
import type { Customer } from '@/domain/customers/customer';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import {
  makeCustomer,
  makeDecision,
  makeEstimate,
  makePrice,
  makeSettings,
  makeTrackingLink,
} from '@tests/factories/records';
import { useMarkSold } from './use-mark-sold';

// The dialog is a separate chunk, which a busy machine loads slowly.
configure({ asyncUtilTimeout: 10_000 });

const OWNER = 'person-1';
const lead = makeCustomer({ uuid: 'c1', owner: OWNER, customerStatus: 'Quoted' });
const settings = makeSettings({
  owner: OWNER,
  taskTemplates: [{ id: 't', name: 'Install day', jobType: 'Install', steps: ['Shingles', 'Sweep'] }],
});
const price = makePrice({ uuid: 'c1', owner: OWNER, noun: 'customer', amount: 1_846_000 });

function Seller({ customer }: { customer: Customer }) {
  const { markSold, dialog } = useMarkSold();
  return (
    <>
      <button onClick={() => markSold(customer)}>Sell</button>
      {dialog}
    </>
  );
}

async function openDialog(options: Parameters<typeof renderWithData>[1] = {}) {
  const accepted: { intent: Intent; undo: (() => void) | null; next: string | undefined }[] = [];
  const user = userEvent.setup();
  const { store } = renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <Seller customer={lead} />
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      rows: { Customers: [lead], Prices: [price], Settings: [settings] },
      onAccepted: (intent, undo, next) => accepted.push({ intent, undo, next: next?.label }),
      ...options,
    },
  );
  await user.click(screen.getByRole('button', { name: 'Sell' }));
  return { user, store, accepted };
}

const writesOf = (intent: Intent | undefined) =>
  (intent?.writes ?? []).map((write) => `${write.kind} ${write.ref.collection}`);

describe('marking a lead sold', () => {
  it("starts with the lead's data and writes everything in one batch", async () => {
    const { user, accepted, store } = await openDialog();
    expect(await screen.findByLabelText(/Title of the tracker/)).toHaveValue(
      'Full replacement, 12 Elm Street',
    );
    expect(await screen.findByLabelText('Contract amount')).toHaveValue('18,460.00');
    expect(screen.getByText('Install day: 2 steps.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(accepted[0]?.intent.writes[1]).toMatchObject({
      data: { checklist: [{ text: 'Shingles' }, { text: 'Sweep' }] },
    });
    expect(writesOf(accepted[0]?.intent)).toEqual([
      'create Trackers',
      'create Jobs',
      'create Prices',
      'create Prices',
      'create Tracking',
      'patch Customers',
    ]);
    await waitFor(() =>
      expect(store.server.read({ collection: 'Customers', id: 'c1' })).toMatchObject({
        listOrganizer: 'Sold',
      }),
    );
    expect(accepted[0]?.next).toBe('Open tracker');
  });

  it.each([
    ['Switch these mails on', 5],
    ['Not now', 0],
  ])('asks once about mails to clients, and “%s” switches on %i', async (answer, count) => {
    const { user, store } = await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Mark sold' }));
    const question = await screen.findByRole('dialog', { name: 'Should your client hear how it goes on?' });
    expect(within(question).getByRole('group', { name: 'Preview' })).toHaveTextContent('We come on');
    const stored = () => store.server.read({ collection: 'Settings', id: OWNER });
    expect(stored()).toMatchObject({ clientUpdates: [] });
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(stored()).toMatchObject({ hasDecidedUpdates: true }));
    expect(stored()?.['clientUpdates']).toHaveLength(count);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    await user.click(await screen.findByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('makes no link, no prices and no steps when none are wanted', async () => {
    const { user, accepted } = await openDialog({ rows: { Customers: [lead], Settings: [settings] } });
    await user.click(await screen.findByLabelText('Start its checklist from the template'));
    await user.click(await screen.findByLabelText('Make a tracking link'));
    await user.click(screen.getByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(writesOf(accepted[0]?.intent)).toEqual(['create Trackers', 'create Jobs', 'patch Customers']);
    expect(accepted[0]?.intent.writes[1]).toMatchObject({ data: { checklist: [] } });
  });

  it('takes everything back', async () => {
    const { user, accepted, store } = await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
    const made = (accepted[0]?.intent.writes ?? []).map((write) => write.ref);
    accepted[0]?.undo?.();
    await waitFor(() =>
      expect(store.server.read({ collection: 'Customers', id: 'c1' })).toMatchObject({
        listOrganizer: 'Open',
        soldAt: null,
        trackerId: '',
      }),
    );
    for (const ref of made.filter(({ collection }) => ['Trackers', 'Jobs', 'Prices'].includes(collection))) {
      expect(store.server.read(ref)).toBeNull();
    }
    const link = made.find(({ collection }) => collection === 'Tracking');
    expect(link && store.server.read(link)).toMatchObject({ state: 'revoked' });
  });

  it('works without signal', async () => {
    const { user, accepted, store } = await openDialog();
    await screen.findByDisplayValue('18,460.00');
    store.goOffline();
    await user.click(screen.getByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(store.server.read({ collection: 'Customers', id: 'c1' })).toMatchObject({ listOrganizer: 'Open' });
    store.goOnline();
    await waitFor(() =>
      expect(store.server.read({ collection: 'Customers', id: 'c1' })).toMatchObject({
        listOrganizer: 'Sold',
      }),
    );
  });

  it('begins with the signed estimate, and keeps its link', async () => {
    const lines = [
      {
        ...BLANK_LINE,
        id: 'l1',
        position: 1,
        name: 'Tear off',
        quantity: 2_800,
        unit: 'SQ',
        unitPrice: 8_500,
      },
      { ...BLANK_LINE, id: 'l2', position: 2, name: 'Ridge vent', unitPrice: 40_000, isOptional: true },
      { ...BLANK_LINE, id: 'l3', position: 3, name: 'Heat cable', unitPrice: 40_000, isOptional: true },
    ];
    const signed = makeEstimate({
      ...{
        uuid: 'e1',
        owner: OWNER,
        customerId: 'c1',
        title: 'New roof',
        number: 7,
        numberPrefix: 'E-',
        lines,
      },
      ...{ status: 'Approved', total: 278_000, linkId: 'link-12345678' },
    });
    const answer = makeDecision({
      ...{ uuid: 'd1', owner: OWNER, estimateId: 'e1', customerId: 'c1', decision: 'Approved' },
      ...{ option: 'a', extras: ['l2'], outcome: 'Taken' },
    });
    const link = makeTrackingLink({
      ...{ uuid: 'link-12345678', owner: OWNER, customerId: 'c1', trackerId: '', state: 'active' },
    });
    const { user, accepted, store } = await openDialog({
      rows: {
        ...{ Customers: [lead], Prices: [price], Settings: [settings] },
        ...{ Estimates: [signed], Decisions: [answer], Tracking: [link] },
      },
    });
    expect(await screen.findByLabelText(/Title of the tracker/)).toHaveValue('New roof');
    expect(screen.getByLabelText('Contract amount')).toHaveValue('2,780.00');
    expect(screen.getByLabelText('Contract amount')).toBeDisabled();
    expect(screen.getByText(/From the signed estimate .*E-7/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(accepted[0]?.undo).toBeNull();
    const stored = (collection: string, id: string) => store.server.read({ collection, id });
    await waitFor(() => expect(stored('Estimates', 'e1')).toMatchObject({ status: 'Converted' }));
    const trackerId = accepted[0]?.intent.writes[0]?.ref.id ?? '';
    expect(stored('Estimates', 'e1')).toMatchObject({ trackerId });
    expect(stored('Trackers', trackerId)).toMatchObject({ linkId: 'link-12345678', title: 'New roof' });
    expect(stored('Tracking', 'link-12345678')).toMatchObject({ trackerId, state: 'active' });
    expect(accepted[0]?.intent.writes[1]).toMatchObject({
      data: { instructions: '28 SQ Tear off\n1 Ridge vent' },
    });
  });

  it('requires a title', async () => {
    const { user, accepted } = await openDialog();
    await user.clear(await screen.findByLabelText(/Title of the tracker/));
    await user.click(screen.getByRole('button', { name: 'Mark sold' }));
    expect(await screen.findAllByText('Give the tracker a title.')).not.toHaveLength(0);
    expect(accepted).toHaveLength(0);
  });

  it('shows no amount to users who may not see prices, and writes none', async () => {
    const { user, accepted } = await openDialog({
      user: {
        isAdmin: false,
        permissionLevel: ['customers:edit', 'trackers:edit', 'jobs:edit', 'customers:view', 'scope:all'],
      },
    });
    await screen.findByLabelText(/Title of the tracker/);
    expect(screen.queryByLabelText('Contract amount')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mark sold' }));
    await waitFor(() => expect(accepted).toHaveLength(1));
    expect(writesOf(accepted[0]?.intent)).not.toContain('create Prices');
  });

  it('names the missing right to users who may not sell', async () => {
    await openDialog({ user: { isAdmin: false, permissionLevel: ['customers:view', 'customers:edit'] } });
    expect(await screen.findByText(/right to edit customers, trackers and jobs/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
