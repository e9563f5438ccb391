import fc from 'fast-check';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '@/domain/access/viewer';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { recordFields } from '@/domain/core/record';
import { NOUNS } from '@/domain/nouns';
import type { NounDescription } from '@/domain/nouns/define-noun';
import { recordIntents } from '@/data/core/record-intents';
import { renderUi } from '@/shared/testing/render-ui';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { acceptedReporter } from './report-intents';

const viewer: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(PERMISSIONS),
};

/** Creates a record of a noun while an address is shown, and presses Undo in the notice. */
async function undoCreation(noun: NounDescription<string, string, typeof recordFields>, at: string) {
  const [record] = fc.sample(arbitraryRecord(noun.shape.fields), { numRuns: 1, seed: 1 });
  if (!record) throw new Error('No record was drawn.');
  const { user, router } = renderUi(<p>Screen</p>, { route: at, path: '*' });
  const undo = vi.fn();
  const intent = recordIntents<typeof recordFields>(noun).create(viewer, { ...record, uuid: 'new' });
  acceptedReporter(router)({ ...intent, about: 'Hill house' }, undo);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  return router;
}

// Whatever the noun: only the fields of every record are named here.
const nouns = NOUNS as unknown as readonly NounDescription<string, string, typeof recordFields>[];

describe('Undo of a creation', () => {
  it.each(nouns.flatMap((noun) => (noun.address ? [[noun.name, noun, noun.address] as const] : [])))(
    'leaves the page of the %s for its list',
    async (_name, noun, address) => {
      const router = await undoCreation(noun, address('new'));
      expect(router.state.location.pathname).toBe(new URL(noun.list, 'https://joblane.example').pathname);
    },
  );

  it.each(nouns.map((noun) => [noun.name, noun] as const))(
    'of a %s stays on another page',
    async (_name, noun) => {
      const router = await undoCreation(noun, '/app/today');
      expect(router.state.location.pathname).toBe('/app/today');
    },
  );
});

describe('a notice', () => {
  it('names the record', async () => {
    const { router } = renderUi(<p>Screen</p>);
    const change = {
      name: 'editVisit',
      label: 'Visit moved',
      about: 'Tear-off',
      writes: [],
      undo: null,
    } as const;
    acceptedReporter(router)(change, null);
    expect(await screen.findByText('Visit moved: Tear-off')).toBeVisible();
  });
});
