import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/navigation/paths';
import { EXAMPLE } from './screen-list';

type Overlay = {
  readonly role: 'dialog' | 'menu' | 'region';
  readonly name: string | RegExp;
  readonly open: (page: Page) => Promise<void>;
};

/** The dialogs and menus of each screen with a form or a choice. */
export const OVERLAYS: readonly (readonly [address: string, overlays: readonly Overlay[]])[] = [
  [
    EXAMPLE.customer,
    [
      byKey('Name, number, phone, address, or a screen', 'Control+k'),
      byKey('Keyboard shortcuts', '?'),
      {
        role: 'dialog',
        name: 'Settings',
        // The drawer has a section of that name.
        open: (page) => page.getByRole('banner').getByRole('button', { name: 'Settings' }).click(),
      },
      byButton('menu', 'Your account', /Account, Logout/),
      byButton('menu', 'More actions', 'More actions'),
      byButton('menu', 'Change status', /^Status: .* Change$/),
      byButton('menu', 'Change sub-status', /^Sub-status: .* Change$/),
      byMenu('Set an appointment', 'Set appointment'),
      byMenu('Call Noor Al-Masri', 'Log call'),
      byMenu('Assign salesperson', 'Assign salesperson'),
      byMenu('Mark Noor Al-Masri sold', 'Mark sold'),
      byMenu('Delete Noor Al-Masri?', 'Delete'),
    ],
  ],
  [
    paths.company,
    [byButton('dialog', /^Leave /, 'Leave company'), byButton('dialog', /^Close /, 'Close company')],
  ],
  [
    `${paths.company}?tab=prices`,
    [
      byButton('dialog', 'Add to the price list', 'Add to the price list'),
      byChoice('Change prices by percent', 'More for the price list', 'Change prices by percent'),
    ],
  ],
  [
    EXAMPLE.draft,
    [
      byButton('dialog', 'From price list', 'From price list'),
      byButton('dialog', 'From measurements', 'From measurements'),
      byButton('menu', 'More ways to add lines', 'More ways to add lines'),
      byChoice('From a template', 'More ways to add lines', 'From a template'),
      byChoice('From an earlier estimate', 'More ways to add lines', 'From an earlier estimate'),
      byButton('dialog', 'Deposit and payments', 'Change'),
      byMenu('Save as template', 'Save as template'),
    ],
  ],
  [
    paths.customers,
    [
      ...['Follow-up', 'Status', 'Salesperson', 'Source'].map((filter) => byButton('menu', filter, filter)),
      byButton('menu', 'Columns', 'Choose columns'),
      byButton('menu', 'More', 'More'),
    ],
  ],
  [
    `${paths.customerCalendar}?view=month`,
    [
      {
        role: 'dialog',
        name: /./,
        open: (page) =>
          page
            .getByRole('button', { name: /^Plan / })
            .first()
            .press('Enter'),
      },
      {
        role: 'dialog',
        name: /./,
        open: (page) =>
          page.getByRole('region', { name: 'Appointments' }).locator('.fc-event').first().click(),
      },
    ],
  ],
  [
    EXAMPLE.tracker,
    [
      byButton('menu', 'Change stage', /^Status: .* Change$/),
      byMenu('Title, dates and crew lead', 'Title, dates and crew lead…'),
      byMenu('Work agreement', 'Work agreement (PDF)…'),
      byMenu('Hand over', 'Hand over…'),
      byMenu('Cancel this tracker?', 'Cancel the tracker…'),
      byButton('dialog', 'Insurance claim', 'Add a claim'),
    ],
  ],
  [paths.tracker('hollis-customer-64-tracker'), [byMenu('Put on hold', 'Put on hold…')]],
  [
    EXAMPLE.job,
    [
      byButton('dialog', 'Plan a visit', 'Plan visit'),
      byButton('dialog', 'Title, type and address', 'Change'),
      byButton('menu', 'Add steps from a template', 'Add steps from a template'),
      byButton('menu', 'More actions', 'More actions'),
      byMenu('Job sheet', 'Job sheet (PDF)…'),
    ],
  ],
  [
    paths.invoice('example-invoice-9'),
    [
      byButton('menu', 'More actions', 'More actions'),
      byButton('dialog', 'Record a payment', 'Record payment'),
      byMenu('Send reminder', 'Send reminder'),
      byMenu('Invoice as PDF', 'PDF'),
      byMenu(/^Credit note for /, 'Credit note'),
      byMenu('Statement of account', 'Statement of account'),
      byMenu('Send again', 'Send again'),
      byMenu('As the client sees it', 'Preview as the client'),
    ],
  ],
  [
    paths.invoice('example-invoice-14'),
    [
      byButton('dialog', 'Issue invoice', 'Issue'),
      byButton('dialog', 'Expected from', 'Change'),
      byMenu('Title and address', 'Title and address…'),
    ],
  ],
  [
    `${paths.manageEmployees}?person=rosa-lima`,
    [
      byButton('dialog', 'Make Rosa an administrator?', 'Make administrator'),
      byButton('dialog', 'Deactivate Rosa?', 'Deactivate'),
    ],
  ],
  [paths.myNetwork, [byButton('menu', 'More about Lou Verity', 'More about Lou Verity')]],
  [
    paths.kanban,
    [
      byButton('menu', 'Boards', 'Boards'),
      byButton('menu', 'Actions of the board', 'Actions of the board'),
      byButton('dialog', 'Add list', 'Add list'),
      {
        role: 'dialog',
        name: /./,
        open: (page) => page.locator('.jl-card').first().press('Enter'),
      },
    ],
  ],
  [
    paths.mailList('inbox'),
    [byButton('dialog', 'Add label', 'Add label'), byButton('region', 'New mail', 'Compose')],
  ],
  [`${paths.addToNetwork}?invite=nothing`, [byButton('dialog', 'Ask to connect', 'Ask to connect')]],
];

function byKey(name: string, keys: string): Overlay {
  return { role: 'dialog', name, open: (page) => page.keyboard.press(keys) };
}

function byButton(role: Overlay['role'], name: Overlay['name'], button: string | RegExp): Overlay {
  const open = (page: Page) => page.getByRole('button', { name: button, exact: true }).first().click();
  return { role, name, open };
}

function byMenu(name: Overlay['name'], entry: string): Overlay {
  return byChoice(name, 'More actions', entry);
}

/** The dialog of an entry in a button's menu. */
function byChoice(name: Overlay['name'], button: string, entry: string): Overlay {
  return {
    role: 'dialog',
    name,
    open: async (page) => {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
}
