import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import type { DeletionPlan } from '@/domain/account/erasure';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { byNoun } from '@/domain/nouns';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { DataTab } from './data-tab';

const files = new Map<string, Blob>();

beforeEach(() => {
  files.clear();
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.set(this.download, last);
  });
});

afterEach(() => vi.restoreAllMocks());

/** jsdom's blobs have no text(). */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsText(file);
  });
}

const rows = {
  Users: [{ uuid: TEST_UID, email: 'sam@example.com', userFirstName: 'Sam' }],
  // A page has 500: these take two.
  Customers: Array.from({ length: 600 }, (_, at) => ({
    uuid: `c${String(at).padStart(5, '0')}`,
    name: at === 0 ? '=HYPERLINK("http://x")' : `Customer ${at}`,
    subStatus: at === 0 ? 'sub-1' : '',
  })),
  Settings: [
    {
      owner: TEST_UID,
      subStatuses: [
        { id: 'sub-1', noun: 'customer', status: 'Contacted', label: 'Call back later', colour: 'grey' },
      ],
    },
  ],
  Activity: [
    { uuid: 'n1', noun: 'customer', recordId: 'c00000', kind: 'note', body: 'Prefers mornings.' },
    { uuid: 'n2', noun: 'customer', recordId: 'c00000', kind: 'created' },
  ],
  PriceItems: [{ uuid: 'p1', name: 'Tear off', price: 12_050 }],
  Connections: [
    { uuid: 'k1', person: TEST_UID, other: 'ada', otherName: 'Ada Weir', state: 'connected' },
    { uuid: 'k2', person: 'ada', other: TEST_UID, otherName: 'Sam', state: 'connected' },
  ],
};

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

function open(options: RenderWithDataOptions = {}) {
  const user = userEvent.setup();
  const ui = (
    <AppThemeProvider>
      <FeedbackProvider>
        <FormatProvider zone="America/Chicago" currency="USD" country="US">
          <DataTab />
        </FormatProvider>
      </FeedbackProvider>
    </AppThemeProvider>
  );
  return { user, ...renderWithData(ui, { rows, ...options }) };
}

describe('the export', () => {
  it('makes one file of everything and a table of each kind', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText(/Your files are ready/)).toBeVisible();
    for (const file of screen.getAllByRole('button', { name: /^joblane-/ })) await user.click(file);
    expect([...files.keys()].map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual([
      'joblane-data-DAY.json',
      'joblane-customers-DAY.csv',
      'joblane-price-list-DAY.csv',
      'joblane-history-DAY.csv',
      'joblane-network-DAY.csv',
    ]);
    const [everything, customers, prices, history, network] = await Promise.all(
      [...files.values()].map(textOf),
    );
    const parsed: unknown = JSON.parse(everything ?? '');
    expect(parsed).toMatchObject({
      profile: { uuid: TEST_UID, userFirstName: 'Sam' },
      preferences: null,
      history: [{ body: 'Prefers mornings.' }, { kind: 'created' }],
      visits: [],
      network: [{ otherName: 'Ada Weir' }],
    });
    expect(parsed).toHaveProperty('customers.599.name', 'Customer 599');
    const lines = (customers ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(1 + 600);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(lines[1]).toContain('"Call back later"');
    expect(prices).toContain('120.50');
    expect(history).toContain('Prefers mornings.');
    expect(network).toContain('Ada Weir');
  });

  it('names a record that it could not read', async () => {
    const store = memoryStoreWith(rows);
    const ref = { collection: 'Customers', id: 'c00007' };
    store.server.put(ref, { ...store.server.read(ref), tags: 7 });
    const { user } = open({ store });
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    expect(await screen.findByText('1 record could not be read: Customer 7')).toBeVisible();
  });

  it('of an employee without the right to export is their account alone', async () => {
    const { user } = open({
      user: { isAdmin: false, companyUser: true, permissionLevel: ['customers:view', 'scope:all'] },
    });
    expect(screen.getByText(/need the right to export/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export my data' }));
    await user.click(await screen.findByRole('button', { name: /^joblane-data/ }));
    const [everything = new Blob()] = files.values();
    const parsed: unknown = JSON.parse(await textOf(everything));
    expect(parsed).toMatchObject({ profile: { userFirstName: 'Sam' }, network: [{ otherName: 'Ada Weir' }] });
    for (const name of ['customers', 'settings', 'team', 'invitations', 'price-list']) {
      expect(parsed).not.toHaveProperty(name);
    }
  });
});

const plan: DeletionPlan = {
  company: 'none',
  companyName: '',
  counts: { ...byNoun(() => 0), customers: 1_100, trackers: 2, visits: 1 },
};

async function askToDelete(options: RenderWithDataOptions, answer: DeletionPlan = plan) {
  const { user } = open({
    ...options,
    functions: { planAccountDeletion: () => answer, ...options.functions },
  });
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { user, dialog };
}

describe('deleting the account', () => {
  it('lists what will be deleted, asks for the address and the password, and signs out at the end', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    const confirmWithPassword = vi.fn(() => Promise.resolve());
    confirmWithPassword.mockRejectedValueOnce(new AppError('wrong-credentials'));
    const parts = vi.fn<() => unknown>(() => ({ done: true, deleted: 203 }));
    parts.mockReturnValueOnce({ done: false, deleted: 2_000 });
    const { user, dialog } = await askToDelete({
      auth: { signOut, confirmWithPassword },
      functions: { deleteAccount: parts },
    });
    expect(await dialog.findByText(/^1,100 customers, 2 trackers and 1 visit are deleted/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    expect(confirm).toBeDisabled();
    await write(user, dialog.getByLabelText('Type sam@example.com to confirm'), 'Sam@Example.com');
    await write(user, dialog.getByLabelText('Password'), 'ridge');
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is not your password.');
    expect(parts).not.toHaveBeenCalled();
    await user.click(confirm);
    expect(await screen.findByText(/^Your account is deleted/)).toBeVisible();
    expect(parts).toHaveBeenCalledTimes(2);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('reports why it stopped, and can be started again', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    const { user, dialog } = await askToDelete({
      auth: { signOut, confirmWithPassword: () => Promise.resolve() },
      functions: {
        deleteAccount: () => {
          throw new AppError('unavailable');
        },
      },
    });
    await write(user, await dialog.findByLabelText('Type sam@example.com to confirm'), 'sam@example.com');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Our server does not answer.');
    expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('asks a user whom others depend on to hand over first', async () => {
    const { dialog } = await askToDelete(
      {},
      { ...plan, company: 'needs-administrator', companyName: 'Slate & Sons' },
    );
    expect(await dialog.findByText(/You are the only administrator of Slate & Sons/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Manage employees' })).toHaveAttribute(
      'href',
      paths.manageEmployees,
    );
    expect(dialog.queryByRole('button', { name: 'Delete for good' })).not.toBeInTheDocument();
  });

  it.each([
    ['left', 'You leave Slate & Sons. Its records stay with it, and your name stays on your work there.'],
    ['deleted', 'You are alone in Slate & Sons: the company is deleted with you.'],
  ] as const)("explains the company's fate: %s", async (company, sentence) => {
    const { user, dialog } = await askToDelete({}, { ...plan, company, companyName: 'Slate & Sons' });
    expect(await dialog.findByText(sentence)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Export my data first' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/Your files are ready/)).toBeVisible();
  });
});
