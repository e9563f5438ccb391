import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setFunctionCaller } from '@/data/callables/function-caller';
import { paths } from '@/domain/navigation/paths';
import { FIRST, ISSUED, opensInvoices } from '@tests/setup/open-invoices';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);

// Loads the pages' chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./list/invoices-page'),
    import('./record/invoice-page'),
    import('./list/invoice-bulk-bar'),
    import('./remind/remind-dialog'),
  ]);
}, 60_000);

/** Answers as the function: the client of invoice-1 has no address. */
function answers() {
  const mailed: string[] = [];
  setFunctionCaller((_name, input) => {
    const { ids, isPreview } = input as { ids: string[]; isPreview: boolean };
    if (!isPreview) mailed.push(...ids);
    const results = ids.map((id) =>
      id === 'invoice-1'
        ? { id, to: '', subject: '', text: '', problem: 'The client has no e-mail address.' }
        : { id, to: 'ann@example.com', subject: 'Please pay', text: 'Hello Ann', problem: '' },
    );
    return Promise.resolve({ results });
  });
  return mailed;
}

describe('a reminder', () => {
  it('is shown before it goes, and says where it went', async () => {
    const mailed = answers();
    const { user } = open(FIRST, [ISSUED]);
    await user.click(await screen.findByRole('button', { name: /More|Further|actions/i }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminder' }));
    expect(await dialog.findByText('To ann@example.com')).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Preview' })).getByText('Hello Ann')).toBeVisible();
    expect(mailed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
    expect(await dialog.findByText('Mailed to ann@example.com')).toBeVisible();
    expect(mailed).toEqual(['invoice-0']);
  });

  it('goes to the clients of selected invoices, and names who has no address', async () => {
    const mailed = answers();
    const { user } = open(paths.invoices, [
      { ...ISSUED, title: 'Old roof' },
      { ...ISSUED, title: 'Gutters' },
      { title: 'Not sent yet' },
    ]);
    await screen.findByText('Old roof');
    for (const box of screen.getAllByRole('checkbox', { name: /Old roof|Gutters|Not sent yet/ }))
      await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Remind' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }));
    expect(await dialog.findByText('The client has no e-mail address.')).toBeVisible();
    expect(dialog.queryByText(/Not sent yet/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
    expect(await dialog.findByText('Mailed to ann@example.com')).toBeVisible();
    expect(mailed).toEqual(['invoice-0']);
  });

  it('is not offered where nothing is due', async () => {
    answers();
    const { user } = open(FIRST, [{ ...ISSUED, heldBack: 90_000, heldReason: 'Retainage' }]);
    await user.click(await screen.findByRole('button', { name: /More|Further|actions/i }));
    expect(await screen.findByRole('menuitem', { name: 'Credit note' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Send reminder' })).not.toBeInTheDocument();
  });
});
