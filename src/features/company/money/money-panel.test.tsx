import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';

import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { companyShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { initialOf } from '@/domain/core/shape';
import type { MoneySettings } from '@/domain/money/money-settings';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeMoneySettings, makeSettings } from '@tests/factories/records';

import { CompanyPage } from '../company-page';

const company = {
  ...initialOf(companyShape.fields),
  uuid: 'c1',
  name: 'Hollis Roofing',
  administrator: [TEST_UID],
};
const administrator = {
  companyUser: true,
  companyUuid: 'c1',
  owner: 'c1',
  company: 'Hollis Roofing',
  companyInfo: company,
  isAdmin: true,
  isCompanyAdmin: true,
};

function open({
  settings = {},
  money,
}: { settings?: Partial<BusinessSettings>; money?: Partial<MoneySettings> } = {}) {
  const user = userEvent.setup();
  const rendered = renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <FormatProvider country={settings.country ?? 'US'}>
          <CompanyPage />
        </FormatProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      route: '/app/company?tab=money',
      user: administrator,
      rows: {
        Companies: [company],
        Settings: [makeSettings({ owner: 'c1', ...settings })],
        MoneySettings: money ? [makeMoneySettings({ owner: 'c1', ...money })] : [],
      },
      functions: { earlierRecords: () => ({ counts: {}, records: [] }) },
    },
  );
  const stored = (collection: string) => rendered.store.server.read({ collection, id: 'c1' });
  return { user, stored, ...rendered };
}

const card = async (name: string) => within(await screen.findByRole('form', { name }));

beforeAll(async () => {
  await import('./money-panel');
}, 60_000);

describe('the taxes of a business', () => {
  it('show the single rate of older settings, and keep it beside a new one with parts', async () => {
    const { user, stored } = open({ settings: { taxRate: 8_250 } });
    const taxes = await card('Taxes');
    const first = within(taxes.getByRole('group', { name: 'Tax rate 1' }));
    expect(first.getByLabelText(/^Name/)).toHaveValue('Sales tax');
    expect(first.getByLabelText(/^Rate in percent/)).toHaveValue('8.25');
    expect(first.getByRole('checkbox', { name: 'Default for taxed lines' })).toBeChecked();

    await user.click(taxes.getByRole('button', { name: 'Add tax rate' }));
    const second = within(taxes.getByRole('group', { name: 'Tax rate 2' }));
    await user.type(second.getByLabelText(/^Name/), 'GST + PST');
    await user.click(second.getByRole('button', { name: 'Split into parts' }));
    const [gst, pst] = ['Part 1', 'Part 2'].map((name) => within(second.getByRole('group', { name })));
    if (!gst || !pst) throw new Error('The rate has no parts.');
    await user.clear(gst.getByLabelText(/^Name/));
    await user.type(gst.getByLabelText(/^Name/), 'GST');
    await user.type(gst.getByLabelText(/^Rate/), '5');
    await user.type(pst.getByLabelText(/^Rate/), '7,5');
    await user.click(taxes.getByRole('button', { name: 'Save' }));
    expect(await second.findByText('Name this part.')).toBeVisible();
    expect(second.getByText('Is that 7.5 or 75? Write it in full.')).toBeVisible();
    expect(gst.getByLabelText(/^Rate/)).toHaveValue('5');

    await user.type(pst.getByLabelText(/^Name/), 'PST');
    await user.clear(pst.getByLabelText(/^Rate/));
    await user.type(pst.getByLabelText(/^Rate/), '7');
    expect(second.getByText('12 % in all')).toBeVisible();
    await user.click(second.getByRole('checkbox', { name: 'Default for taxed lines' }));
    await user.click(taxes.getByRole('checkbox', { name: 'Prices include tax' }));
    await user.click(taxes.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored('Settings')).toMatchObject({
        taxRates: [
          { id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_250 }] },
          {
            name: 'GST + PST',
            parts: [
              { name: 'GST', rate: 5_000 },
              { name: 'PST', rate: 7_000 },
            ],
          },
        ],
        taxRate: 0,
        isTaxInclusive: true,
      }),
    );
    const rates = stored('Settings')?.['taxRates'];
    const [, added] = Array.isArray(rates) ? rates : [];
    expect(stored('Settings')?.['defaultTaxRate']).toBe(added?.id);
  });

  it('are typed and written as in the country', async () => {
    const { user, stored } = open({ settings: { country: 'DE', taxRate: 19_000 } });
    const taxes = await card('Taxes');
    const rate = taxes.getByLabelText(/^Rate in percent/);
    await user.clear(rate);
    await user.type(rate, '8,25 %');
    await user.click(taxes.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored('Settings')?.['taxRates']).toMatchObject([{ name: 'VAT', parts: [{ rate: 8_250 }] }]),
    );
    expect(rate).toHaveValue('8,25');
  });

  it('refuse what is no rate, a rate without a name and two with the same, and lose nothing', async () => {
    const { user, stored } = open({ settings: { taxRate: 8_250 } });
    const taxes = await card('Taxes');
    await user.click(taxes.getByRole('button', { name: 'Add tax rate' }));
    const second = within(taxes.getByRole('group', { name: 'Tax rate 2' }));
    await user.type(second.getByLabelText(/^Rate/), '101');
    await user.click(taxes.getByRole('button', { name: 'Save' }));
    expect(await second.findByText('Give the rate a name.')).toBeVisible();
    expect(second.getByText('Write a rate like 8.25, at most 100.')).toBeVisible();
    expect(second.getByLabelText(/^Rate/)).toHaveValue('101');
    await user.clear(second.getByLabelText(/^Rate/));
    await user.type(second.getByLabelText(/^Rate/), '1');
    await user.type(second.getByLabelText(/^Name/), 'sales  TAX');
    expect((await taxes.findAllByText('Two rates have the same name.'))[0]).toBeVisible();
    expect(stored('Settings')?.['taxRates']).toEqual([]);
  });

  it('are removed with Undo, the default as well', async () => {
    const { user, stored } = open({ settings: { taxRate: 8_250 } });
    const taxes = await card('Taxes');
    await user.click(taxes.getByRole('button', { name: 'Remove tax rate Sales tax' }));
    expect(taxes.getByText('None yet. Without one, nothing is taxed.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(taxes.getByRole('checkbox', { name: 'Default for taxed lines' })).toBeChecked();

    await user.click(taxes.getByRole('button', { name: 'Remove tax rate Sales tax' }));
    await user.click(taxes.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored('Settings')).toMatchObject({ taxRates: [], defaultTaxRate: '', taxRate: 0 }),
    );
  });
});

describe('what new estimates start with', () => {
  it('is saved in the settings and, out of sight of the crew, in the money settings', async () => {
    const { user, stored } = open();
    const form = await card('Estimates');
    expect(form.getByLabelText('Days an estimate is valid')).toHaveValue('30');
    await user.clear(form.getByLabelText('Days an estimate is valid'));
    await user.type(form.getByLabelText('Deposit in percent'), '30');
    await user.type(form.getByLabelText('Approval above'), '25,000');
    await user.type(form.getByLabelText('Follow up after days'), '5');
    await user.type(form.getByLabelText('Cost per crew hour'), '55.50');
    await user.click(form.getByRole('checkbox', { name: 'Mail the client then' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored('MoneySettings')).toMatchObject({
        owner: 'c1',
        depositKind: 'percent',
        depositPercent: 30_000,
        approvalAbove: 2_500_000,
        followUpDays: 5,
        mailsFollowUp: true,
        crewHourCost: 5_550,
      }),
    );
    expect(stored('Settings')).toMatchObject({ validityDays: 0 });
    expect(stored('Settings')).not.toHaveProperty('crewHourCost');
  });

  it('changes stored money settings, with a fixed deposit', async () => {
    const { user, stored } = open({ money: { depositPercent: 30_000, crewHourCost: 4_000 } });
    const form = await card('Estimates');
    expect(form.getByLabelText('Cost per crew hour')).toHaveValue('40.00');
    await user.click(form.getByRole('combobox', { name: 'Deposit' }));
    await user.click(await screen.findByRole('option', { name: 'Fixed amount' }));
    await user.type(form.getByLabelText('Deposit amount'), '1,000');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored('MoneySettings')).toMatchObject({
        depositKind: 'cents',
        deposit: 100_000,
        crewHourCost: 4_000,
      }),
    );
  });

  it.each([
    ['Days an estimate is valid', '731', 'Write a number of days, at most 730.'],
    ['Follow up after days', '1.5', 'Write a number of days, at most 365.'],
    ['Deposit in percent', '2,5', 'Is that 2.5 or 25? Write it in full.'],
    ['Approval above', '2,5', 'Is that 2.50 or 25.00? Write it in full.'],
  ])('asks again about %s "%s"', async (label, typed, sentence) => {
    const { user, stored } = open();
    const form = await card('Estimates');
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findAllByText(sentence))[0]).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(stored('MoneySettings')).toBeNull();
  });
});

describe('the payment reminders of a business', () => {
  it('are off at first, start from usual words with a preview, and are saved by their days', async () => {
    const { user, stored } = open();
    const reminders = await card('Payment reminders');
    expect(reminders.getByRole('checkbox', { name: /^Remind clients/ })).not.toBeChecked();
    await user.click(reminders.getByRole('checkbox', { name: /^Remind clients/ }));
    const first = within(reminders.getByRole('group', { name: 'Reminder 1' }));
    expect(
      within(first.getByRole('group', { name: 'Preview' })).getByText(/^Invoice INV-2087 is due on/),
    ).toBeVisible();
    await user.clear(first.getByLabelText(/^Subject/));
    await user.type(first.getByLabelText(/^Subject/), 'Pay {{total}');
    await user.click(reminders.getByRole('button', { name: 'Save' }));
    expect(await first.findByText(/^There is no \{total\} here/)).toBeVisible();
    await user.clear(first.getByLabelText(/^Subject/));
    await user.type(first.getByLabelText(/^Subject/), 'Soon due: {{invoice}');
    await user.clear(first.getByLabelText(/^Days/));
    await user.type(first.getByLabelText(/^Days/), '5');
    await user.click(reminders.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(stored('MoneySettings')).toMatchObject({
        mailsReminders: true,
        reminders: [{ days: -5, subject: 'Soon due: {invoice}' }, { days: 3 }, { days: 14 }],
      }),
    );
  });
});
