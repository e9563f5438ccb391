import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { PhoneFact } from './phone-fact';

async function edit(phone: string, typed: string) {
  const onSave = vi.fn();
  const { user } = renderUi(
    <dl>
      <PhoneFact label="Phone" phone={phone} onSave={onSave} />
    </dl>,
  );
  await user.click(await screen.findByRole('button', { name: /^Edit Phone/ }));
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), `${typed}{Enter}`);
  return onSave;
}

it.each([
  ['of home', '(817) 555-0113', '+18175550113'],
  ['of abroad', '+49 30 123456', '+4930123456'],
])('saves a number %s as it is stored', async (_from, typed, stored) => {
  const onSave = await edit('+18175550112', typed);
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(stored));
});

it('refuses a text that is no number, in words', async () => {
  const onSave = await edit('+18175550112', '12');
  expect(await screen.findByText('This does not look like a phone number.')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('writes a number of abroad as it is dialled, and empties it', async () => {
  const onSave = await edit('+4930123456', ' ');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(''));
  expect(await screen.findByRole('button', { name: 'Edit Phone: +49 30 123456' })).toBeVisible();
});
