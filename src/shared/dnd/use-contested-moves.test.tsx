import { act, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { useContestedMoves } from './use-contested-moves';

type Lead = { readonly uuid: string; readonly place: string; readonly updatedBy?: string };

const at = (place: string, updatedBy?: string): Lead => ({
  uuid: 'lead-1',
  place,
  ...(updatedBy !== undefined && { updatedBy }),
});

it.each([
  ['tells of a move by another user', at('Tuesday', 'ann'), /^Ann Lee moved it at the same time/],
  ['tells nothing of an own move', at('nowhere', 'me'), null],
  ['tells nothing of a row from the directory, which names nobody', at('nowhere'), null],
] as const)('%s', async (_what, row, told) => {
  renderUi(<p>Calendar</p>);
  const { result } = renderHook(() =>
    useContestedMoves<Lead>({
      uid: 'me',
      nameOf: (uid) => (uid === 'ann' ? 'Ann Lee' : ''),
      placeOf: ({ place }) => place,
    }),
  );
  act(() => {
    result.current.note(at('nowhere'), at('Monday'));
    result.current.see([at('Monday', 'me')]);
    result.current.see([row]);
  });
  if (told) {
    expect(await screen.findByText(told)).toBeVisible();
    return;
  }
  // What is told next comes first then.
  act(() => result.current.tellTaken(null));
  expect(await screen.findByText(/^Another user moved or removed it/)).toBeVisible();
  expect(screen.queryByText(/moved it at the same time/)).not.toBeInTheDocument();
});
