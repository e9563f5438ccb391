import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeEstimateTemplate } from '@tests/factories/records';
import { OWNER } from '@tests/setup/open-estimates';
import { renderRoutes } from '@tests/setup/render-routes';
import { TemplatesCard } from './templates-card';

const templates = [
  makeEstimateTemplate({ owner: OWNER, name: 'Re-roof' }),
  makeEstimateTemplate({ owner: OWNER, uuid: 'template-2', name: 'Gutters' }),
];

const open = (rows: readonly ReturnType<typeof makeEstimateTemplate>[]) =>
  renderRoutes([{ path: '/templates', element: <TemplatesCard /> }], '/templates', {
    rows: { EstimateTemplates: [...rows] },
  });

async function choose({ user }: ReturnType<typeof open>, entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Change Gutters' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeAll(async () => {
  await import('./template-words-dialog');
}, 60_000);

describe('the templates among the settings', () => {
  it('are renamed, but never like another one', async () => {
    const opened = open(templates);
    const { user, store } = opened;
    await choose(opened, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Gutters' }));
    const name = dialog.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 're-ROOF');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Another template has this name already.'))[0]).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Gutters, aluminum');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(store.server.read({ collection: 'EstimateTemplates', id: 'template-2' })).toMatchObject({
        name: 'Gutters, aluminum',
        lines: [{ name: 'Shingles' }],
      }),
    );
  });

  it('are deleted, and come back with Undo', async () => {
    const opened = open(templates);
    const { user } = opened;
    await choose(opened, 'Delete');
    await waitFor(() => expect(screen.queryByText('Gutters')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Gutters')).toBeVisible();
  });

  it('say how the first one is made', async () => {
    open([]);
    expect(await screen.findByText(/choose “Save as template” in its menu/)).toBeVisible();
  });
});
