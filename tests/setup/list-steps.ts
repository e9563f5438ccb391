import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Selects records of a list by their titles; returns the queries of the bar for the selection. */
export async function selectRecords(user: UserEvent, ...titles: readonly string[]) {
  for (const title of titles)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  return within(await screen.findByRole('toolbar', { name: `${titles.length} selected` }));
}

/** Chooses an option in a field of the open dialog. */
export async function chooseInDialog(user: UserEvent, field: RegExp, option: string): Promise<void> {
  await user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Saves the open list as a file. */
export async function exportList(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
}
