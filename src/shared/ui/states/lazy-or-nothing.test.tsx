import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { lazyOrNothing } from './lazy-or-nothing';

function Page({ late: Late }: { readonly late: ComponentType }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>Typed: {typed}</output>
      <Late />
    </>
  );
}

it('holds nothing else back while it loads', async () => {
  let arrive: (part: ComponentType) => void = () => undefined;
  const Late = lazyOrNothing<object>(() => new Promise((resolve) => (arrive = resolve)));
  const user = userEvent.setup();
  render(<Page late={Late} />);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  expect(screen.getByText('Typed: Ann')).toBeVisible();
  await act(async () => arrive(() => <p>The part</p>));
  expect(await screen.findByText('The part')).toBeVisible();
});

it('shows nothing when it does not load', async () => {
  const Late = lazyOrNothing<object>(() => Promise.reject(new Error('gone')));
  const user = userEvent.setup();
  render(<Page late={Late} />);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  expect(screen.getByText('Typed: Ann')).toBeVisible();
});
