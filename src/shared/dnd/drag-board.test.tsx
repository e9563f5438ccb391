import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CardBoard, DragCard, DropColumn, useHeldInDrag } from './drag-board';

const SPACE = { key: ' ', keyCode: 32 };

function Column({ names }: { readonly names: readonly string[] }) {
  const shown = useHeldInDrag(names);
  return (
    <DropColumn id="list-1" name="To do">
      {shown.map((name, index) => (
        <DragCard
          key={name}
          id={`id of ${name}`}
          name={name}
          index={index}
          className=""
          onOpen={vi.fn<() => void>()}
        >
          {name}
        </DragCard>
      ))}
    </DropColumn>
  );
}

const shownNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('holds its cards still while one is dragged, and shows what came after the drop', async () => {
  const board = (names: readonly string[]) => (
    <CardBoard onDrop={vi.fn(() => true)}>
      <Column names={names} />
    </CardBoard>
  );
  const { rerender } = render(board(['Felt', 'Nails']));
  const felt = screen.getByRole('button', { name: 'Felt' });
  felt.focus();
  fireEvent.keyDown(felt, SPACE);
  await waitFor(() => expect(felt).toHaveAttribute('data-dragging'));
  rerender(board(['Drip edge', 'Felt', 'Nails']));
  expect(shownNames()).toEqual(['Felt', 'Nails']);
  fireEvent.keyDown(felt, SPACE);
  await waitFor(() => expect(shownNames()).toEqual(['Drip edge', 'Felt', 'Nails']));
});

it.each([
  [
    'the mouse',
    (card: Element) => {
      fireEvent.mouseDown(card, { button: 0, clientX: 0, clientY: 0 });
      fireEvent.mouseMove(card, { button: 0, clientX: 0, clientY: 20 });
    },
    (card: Element) => fireEvent.mouseUp(card),
  ],
  [
    'a finger that holds it a moment',
    (card: Element) => fireEvent.touchStart(card, { touches: [{ clientX: 0, clientY: 0, force: 0 }] }),
    (card: Element) => fireEvent.touchEnd(card),
  ],
] as const)('is lifted and put down by %s', async (_what, lift, putDown) => {
  const { unmount } = render(
    <CardBoard onDrop={vi.fn(() => true)}>
      <Column names={['Felt', 'Nails']} />
    </CardBoard>,
  );
  const felt = screen.getByRole('button', { name: 'Felt' });
  lift(felt);
  await waitFor(() => expect(felt).toHaveAttribute('data-dragging'));
  putDown(felt);
  await waitFor(() => expect(felt).not.toHaveAttribute('data-dragging'));
  unmount();
});

it('tells screen readers names and places, never ids', async () => {
  const { container } = render(
    <CardBoard onDrop={vi.fn(() => true)}>
      <Column names={['Felt', 'Nails']} />
    </CardBoard>,
  );
  const said = () => container.ownerDocument.querySelector('[aria-live="assertive"]');
  const felt = screen.getByRole('button', { name: 'Felt' });
  felt.focus();
  fireEvent.keyDown(felt, SPACE);
  await waitFor(() => expect(said()).toHaveTextContent(/^Lifted Felt from To do, place 1\./));
  fireEvent.keyDown(felt, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(said()).toHaveTextContent('Felt is back in To do, place 1.'));
});

it.each([
  ['that was made', true, 'Felt is now in To do, place 2.'],
  ['that was refused', false, 'Felt was not moved.'],
])('tells screen readers of a drop %s', async (_what, isMoved, words) => {
  const { container } = render(
    <CardBoard onDrop={vi.fn(() => isMoved)}>
      <Column names={['Felt', 'Nails']} />
    </CardBoard>,
  );
  const said = () => container.ownerDocument.querySelector('[aria-live="assertive"]');
  const felt = screen.getByRole('button', { name: 'Felt' });
  felt.focus();
  fireEvent.keyDown(felt, SPACE);
  await waitFor(() => expect(said()).toHaveTextContent(/^Lifted Felt/));
  fireEvent.keyDown(felt, { key: 'ArrowDown', keyCode: 40 });
  await waitFor(() => expect(said()).toHaveTextContent('Felt is over To do, place 2.'));
  fireEvent.keyDown(felt, SPACE);
  await waitFor(() => expect(said()).toHaveTextContent(words));
});
