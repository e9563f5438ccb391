import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { customerKeys } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeCustomer } from '@tests/factories/records';
import { MergeDialog } from './merge-dialog';
import { MergedFrom } from './merged-from';
import { MergedNotice } from './merged-notice';

const lead = (uuid: string, name: string, more: Partial<Parameters<typeof makeCustomer>[0]> = {}) => {
  const { phone = '', email = '' } = more;
  return makeCustomer({
    uuid,
    name,
    owner: TEST_UID,
    assignees: [TEST_UID],
    salesperson: '',
    ...more,
    phone,
    email,
    ...customerKeys({ name, phone, email }),
  });
};
const ann = lead('ann', 'Ann Berg', { phone: '+12185550101', notes: '' });
const anne = lead('anne', 'Anne Berg', { phone: '+12185550101', email: 'ann@mail.example', notes: '' });
const rows = { Customers: [ann, anne] };

function open(
  secondId: string | null,
  functions: RenderWithDataOptions['functions'] = {},
  store = memoryStoreWith(rows),
) {
  const closed = vi.fn();
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <MergeDialog open firstId="ann" secondId={secondId} onMerged={closed} onClose={closed} />
      </FeedbackProvider>
    </AppThemeProvider>,
    { store, functions },
  );
  return { user: userEvent.setup(), closed, store };
}

describe('merging customers', () => {
  it('offers who is likely the same, and merges with the chosen values', async () => {
    const merge = vi.fn(() => ({ moved: 3, isDone: true }));
    const undo = vi.fn(() => ({ moved: 0, isDone: true }));
    const { user, closed } = open(null, { mergeCustomers: merge, undoMerge: undo });
    await user.click(await screen.findByRole('button', { name: /^Anne Berg/ }));
    const name = await screen.findByRole('radiogroup', { name: 'Name' });
    expect(screen.getByRole('group', { name: 'E-mail' })).toHaveTextContent('ann@mail.example');
    await user.click(within(name).getByRole('radio', { name: 'Anne Berg' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(merge).toHaveBeenCalledWith({ keptId: 'ann', goneId: 'anne', take: ['name'] });
    expect(await screen.findByText('Merged; 3 records moved')).toBeVisible();
    // The dialog of this test stays open over the notice.
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(undo).toHaveBeenCalledWith({ goneId: 'anne' }));
  });

  it('goes on until everything has moved, and may keep the other one', async () => {
    const merge = vi
      .fn()
      .mockReturnValueOnce({ moved: 800, isDone: false })
      .mockReturnValueOnce({ moved: 900, isDone: true });
    const { user, closed } = open('anne', { mergeCustomers: merge });
    await user.click(await screen.findByRole('button', { name: 'Swap' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(merge).toHaveBeenCalledTimes(2);
    expect(merge).toHaveBeenCalledWith({ keptId: 'anne', goneId: 'ann', take: [] });
  });

  it('shows fields of the business’s own side by side, and lets a Yes win unless the user decides otherwise', async () => {
    const merge = vi.fn(() => ({ moved: 0, isDone: true }));
    const own = (stop: string, gate: string) => ({ customFields: { stop, gate } });
    const store = memoryStoreWith({
      Customers: [
        { ...ann, ...own('No', 'Code 4711'), streetAddress: '5 Elm St' },
        { ...anne, ...own('Yes', ''), streetAddress: '9 Oak St' },
      ],
      Settings: [
        {
          owner: TEST_UID,
          customFields: [
            { key: 'stop', label: 'Do not service', kind: 'choice', options: ['Yes', 'No'] },
            { key: 'gate', label: 'Gate', kind: 'text', options: [] },
          ],
        },
      ],
    });
    const { user, closed } = open('anne', { mergeCustomers: merge }, store);
    const stop = await screen.findByRole('radiogroup', { name: 'Do not service' });
    expect(within(stop).getByRole('radio', { name: 'No' })).not.toBeChecked();
    expect(within(stop).getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Gate' })).toHaveTextContent('Code 4711');
    const address = screen.getByRole('radiogroup', { name: 'Address' });
    expect(within(address).getAllByRole('radio')).toHaveLength(2);
    await user.click(within(address).getByRole('radio', { name: /9 Oak St/ }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(merge).toHaveBeenCalledWith({ keptId: 'ann', goneId: 'anne', take: ['own:stop', 'address'] });
  });

  it('says how much of the notes finds no room', async () => {
    const long = { ...ann, notes: 'a'.repeat(4_000) };
    open('anne', {}, memoryStoreWith({ Customers: [long, { ...anne, notes: 'b'.repeat(2_000) }] }));
    expect(await screen.findByText(/the last 1,002 letters stay with Anne Berg/)).toBeVisible();
  });

  it('says why it is refused, and stays', async () => {
    const refuse = () => {
      throw new AppError('denied');
    };
    const { user, closed } = open('anne', { mergeCustomers: refuse });
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText(/not have the right|may not|Ask an administrator/i)).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
    expect(screen.getByRole('radiogroup', { name: 'Name' })).toBeVisible();
  });

  it('is not offered for a customer who was merged before', async () => {
    open('anne', {}, memoryStoreWith({ Customers: [ann, { ...anne, mergedInto: 'third' }] }));
    expect(await screen.findByText(/merged already/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });
});

it('the page of a merged customer leads to the one who was kept, and takes the merge back', async () => {
  const undo = vi.fn(() => ({ moved: 0, isDone: true }));
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <MergedNotice customer={{ ...anne, mergedInto: 'ann' }} mayUndo />
      </FeedbackProvider>
    </AppThemeProvider>,
    { rows, functions: { undoMerge: undo } },
  );
  expect(await screen.findByText('Merged into Ann Berg.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/app/customers/ann');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo the merge' }));
  expect(await screen.findByText('The merge was taken back')).toBeVisible();
  expect(undo).toHaveBeenCalledWith({ goneId: 'anne' });
});

it('the page of the customer who was kept names who was merged into them, and takes it back for 30 days', async () => {
  const undo = vi.fn(() => ({ moved: 0, isDone: true }));
  const now = Date.now();
  const gone = { ...anne, mergedInto: 'ann', listOrganizer: 'Archive', archivedAt: now - 86_400_000 };
  const old = { ...gone, uuid: 'old', name: 'A. Berg', archivedAt: now - 31 * 86_400_000 };
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <MergedFrom customer={ann} now={now} />
      </FeedbackProvider>
    </AppThemeProvider>,
    { rows: { Customers: [ann, gone, old] }, functions: { undoMerge: undo } },
  );
  expect(await screen.findByText('Merged with Anne Berg.')).toBeVisible();
  expect(screen.queryByText('Merged with A. Berg.')).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo the merge with Anne Berg' }));
  expect(await screen.findByText('The merge was taken back')).toBeVisible();
  expect(undo).toHaveBeenCalledWith({ goneId: 'anne' });
});
